/* okrummy.exe: runs the game with the Python that is installed beside it.

   It checks what Python itself could only fail at silently: the system's age and whether every
   file is there as it was installed. What it says comes from the texts in launcher.rc, in the
   user's language. Built by build.py, which gives PYTHON_DLL. */

#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#define PLACE_LENGTH 32768
#define OLDEST_BUILD 17763 /* Windows 10, version 1809: Qt 6 runs on nothing older */
#define FIXED_ARGUMENTS 5

enum { TITLE = 1, TOO_OLD, DAMAGED };

static wchar_t folder[PLACE_LENGTH];
static wchar_t place[PLACE_LENGTH];

/* To whoever started it from a script or a console. */
static void print(const wchar_t *message)
{
    HANDLE errors = GetStdHandle(STD_ERROR_HANDLE);
    wchar_t line[1152];
    char bytes[3 * 1152];
    DWORD mode, written;
    int length = _snwprintf(line, 1151, L"okrummy: %ls\n", message);
    if (!errors || errors == INVALID_HANDLE_VALUE || length < 0)
        return;
    if (GetConsoleMode(errors, &mode)) {
        WriteConsoleW(errors, line, length, &written, NULL);
        return;
    }
    length = WideCharToMultiByte(CP_UTF8, 0, line, length, bytes, sizeof bytes, NULL, NULL);
    WriteFile(errors, bytes, length, &written, NULL);
}

static int fail(UINT text, const wchar_t *detail)
{
    wchar_t title[128], form[512], message[1024];
    LoadStringW(NULL, TITLE, title, 128);
    LoadStringW(NULL, text, form, 512);
    _snwprintf(message, 1023, form, detail);
    message[1023] = 0;
    print(message);
    MessageBoxW(NULL, message, title, MB_OK | MB_ICONERROR | MB_SETFOREGROUND);
    return 1;
}

/* The folder of this program, with the separator at its end. */
static BOOL find_folder(void)
{
    DWORD length = GetModuleFileNameW(NULL, folder, PLACE_LENGTH);
    wchar_t *last = length && length < PLACE_LENGTH ? wcsrchr(folder, L'\\') : NULL;
    if (last)
        last[1] = 0;
    return last != NULL;
}

static const wchar_t *at(const wchar_t *name)
{
    _snwprintf(place, PLACE_LENGTH - 1, L"%ls%ls", folder, name);
    return place;
}

/* GetVersionEx tells old programs comforting lies. */
static BOOL is_too_old(void)
{
    typedef LONG(WINAPI * Ask)(OSVERSIONINFOW *);
    OSVERSIONINFOW found = {.dwOSVersionInfoSize = sizeof found};
    Ask ask = (Ask)(void *)GetProcAddress(GetModuleHandleW(L"ntdll"), "RtlGetVersion");
    return ask && ask(&found) == 0 && found.dwBuildNumber < OLDEST_BUILD;
}

static BOOL is_whole(const wchar_t *name, unsigned long long size)
{
    WIN32_FILE_ATTRIBUTE_DATA found;
    if (!GetFileAttributesExW(at(name), GetFileExInfoStandard, &found))
        return FALSE;
    return ((unsigned long long)found.nFileSizeHigh << 32 | found.nFileSizeLow) == size;
}

/* Whether all of files.txt is there: a line a file, its size and its place. Names are ASCII. */
static BOOL check_files(wchar_t *damaged)
{
    FILE *list = _wfopen(at(L"runtime\\files.txt"), L"r");
    unsigned long long size;
    char line[512], name[400];
    int seen = 0;
    wcscpy(damaged, L"files.txt");
    while (list && fgets(line, sizeof line, list)) {
        if (sscanf(line, "%llu %379[^\r\n]", &size, name) != 2)
            continue;
        _snwprintf(damaged, 400, L"runtime\\%hs", name);
        for (wchar_t *mark = damaged; (mark = wcschr(mark, L'/')) != NULL;)
            *mark = L'\\';
        if (!is_whole(damaged, size)) {
            fclose(list);
            return FALSE;
        }
        seen++;
    }
    if (list)
        fclose(list);
    return seen > 0;
}

/* Text typed in a console is answered there; a window program has no streams of its own. */
static void join_console(void)
{
    if (!GetStdHandle(STD_OUTPUT_HANDLE) && AttachConsole(ATTACH_PARENT_PROCESS)) {
        SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
        HANDLE console = CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE,
                                     FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited,
                                     OPEN_EXISTING, 0, NULL);
        if (console != INVALID_HANDLE_VALUE) {
            SetStdHandle(STD_OUTPUT_HANDLE, console);
            SetStdHandle(STD_ERROR_HANDLE, console);
        }
    }
}

static int run(int count, wchar_t **given)
{
    typedef int (*Main)(int, wchar_t **);
    HMODULE python = LoadLibraryExW(at(L"runtime\\" PYTHON_DLL), NULL,
                                    LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_SYSTEM32);
    Main main = python ? (Main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    wchar_t **arguments = calloc(count + FIXED_ARGUMENTS + 1, sizeof *arguments);
    if (!main || !arguments)
        return fail(DAMAGED, PYTHON_DLL);
    arguments[0] = given[0];
    arguments[1] = L"-B"; /* writes nothing into the installation */
    arguments[2] = L"-X";
    arguments[3] = L"utf8";
    arguments[4] = _wcsdup(at(L"runtime\\start.py"));
    for (int i = 1; i < count; i++)
        arguments[FIXED_ARGUMENTS - 1 + i] = given[i];
    return main(FIXED_ARGUMENTS - 1 + count, arguments);
}

int wmain(int count, wchar_t **given)
{
    wchar_t damaged[400 + 1] = L"";
    SetDllDirectoryW(L""); /* never a library from the folder it happens to be started in */
    join_console();
    if (is_too_old())
        return fail(TOO_OLD, L"");
    if (!find_folder() || !check_files(damaged))
        return fail(DAMAGED, damaged);
    return run(count, given);
}
