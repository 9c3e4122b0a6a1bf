/* Stands in for Windows' own icuuc.dll, which Wine 8 lacks; only check.py puts it into its prefix,
   it is never shipped. Qt asks ICU for old text encodings only, and is told that there are none. */

#define NOTHING(name) __declspec(dllexport) void *name(void) { return 0; }

NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUCountPending)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)

__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = 2; /* U_FILE_ACCESS_ERROR */
    return 0;
}
