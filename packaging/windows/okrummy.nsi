; The Windows installer. build.py writes build.nsh (VERSION, FOUR_NUMBERS, COPYRIGHT, SIZE, STAGE,
; PICTURES and OUTPUT) and files.nsh (what is installed, and the same to be removed) and starts makensis.
;
; Switches beside NSIS's own /S and /D=FOLDER: /ALLUSERS, /CURRENTUSER, /DESKTOP, /LANG=1033 (1031
; German, 1043 Dutch, 3082 Spanish). Exit codes: 0 done, 1 the user stopped it, 2 it failed,
; 3 the game is running, 5 administrator rights are needed, 6 Windows is too old.

Unicode true
Target amd64-unicode
!include build.nsh
!include files.nsh
!include MUI2.nsh
!include nsDialogs.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include FileFunc.nsh

!define NAME "Oklahoma Rummy"
!define PROGRAM "okrummy.exe"
!define APPS_ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\OklahomaRummy"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\okrummy.exe"
!define MATCH_CLASS "OklahomaRummy.Match"
!define OLDEST_BUILD 17763 ; as in launcher.c
!define STARTED 3
!define RIGHTS 5
!define TOO_OLD 6
!define TURN 60000 ; the longest wait for another run's end, in milliseconds

Name "${NAME}"
OutFile "${OUTPUT}"
BrandingText "${NAME} ${VERSION}"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
!ifdef QUICK ; for check.py's older version
  SetCompress off
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!endif
SetDateSave off
AllowSkipFiles off
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${FOUR_NUMBERS}"
VIFileVersion "${FOUR_NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "CompanyName" "${NAME}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

Var ForAll            ; 1: for everyone, in HKLM and Program Files
Var WithShortcut      ; 1: with a shortcut on the desktop
Var GivenFolder       ; what /D= said
Var InstalledVersion  ; empty where none is installed
Var Elevated          ; 1: started again by itself, after the questions
Var Turn
Var RadioMe
Var RadioAll
Var CheckDesktop

; ---- pages

!define MUI_ICON "${PICTURES}\okrummy.ico"
!define MUI_UNICON "${PICTURES}\okrummy.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURES}\side.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${PICTURES}\side.bmp"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${PICTURES}\header.bmp"
!define MUI_HEADERIMAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_HEADERIMAGE_UNBITMAP "${PICTURES}\header.bmp"
!define MUI_HEADERIMAGE_UNBITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING

!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipWhenElevated
!insertmacro MUI_PAGE_WELCOME
Page custom AskOptions TakeOptions
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipOnUpgrade
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE CheckFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "$(Play)"
!define MUI_FINISHPAGE_RUN_FUNCTION StartGame
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(RemoveText)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TEXT "$(GamesStay)"
!insertmacro MUI_UNPAGE_FINISH

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Spanish"
!include "${__FILEDIR__}/languages.nsh"

; ---- for both, the installer and the uninstaller

!macro SHARED PREFIX

; With what it is about in the exit code: a window where there may be one, nothing else.
Function ${PREFIX}Refuse
  Exch $1 ; the text
  Exch
  Exch $0 ; the exit code
  ${IfNot} ${Silent}
    MessageBox MB_OK|MB_ICONSTOP "$1"
  ${EndIf}
  SetErrorLevel $0
  Quit
FunctionEnd

; Windows lets nobody write to a program that runs, whoever started it.
Function ${PREFIX}RequireNotRunning
  retry:
  ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
    Return
  ${EndIf}
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}" a
  ${IfNot} ${Errors}
    FileClose $0
    Return
  ${EndIf}
  ${IfNot} ${Silent}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" IDRETRY retry
  ${EndIf}
  SetErrorLevel ${STARTED}
  Quit
FunctionEnd

; A silent uninstaller goes on in a copy of itself for which nobody waits: what is installed
; meanwhile it would take away again. A turn ends with the program, if not earlier.
Function ${PREFIX}TakeTurn
  System::Call 'kernel32::CreateMutexW(p 0, i 0, w "OklahomaRummySetup") p .r0'
  System::Call 'kernel32::WaitForSingleObject(p r0, i ${TURN}) i .r1'
  StrCpy $Turn $0
FunctionEnd

Function ${PREFIX}EndTurn
  System::Call 'kernel32::ReleaseMutex(p $Turn)'
FunctionEnd

Function ${PREFIX}IsAdmin ; pushes 1 or 0
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 == "Admin"
    Push 1
  ${Else}
    Push 0
  ${EndIf}
FunctionEnd

Function ${PREFIX}TakeScope
  ${If} $ForAll = 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
FunctionEnd

Function ${PREFIX}TellShell ; that a kind of file has changed
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
FunctionEnd

Function ${PREFIX}TakeLanguage
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/LANG=" $1
  ${IfNot} ${Errors}
    StrCpy $LANGUAGE $1
  ${EndIf}
FunctionEnd

!macroend
!insertmacro SHARED ""
!insertmacro SHARED "un."

!macro REFUSE PREFIX CODE TEXT
  Push ${CODE}
  Push "${TEXT}"
  Call ${PREFIX}Refuse
!macroend
!define Refuse '!insertmacro REFUSE ""'
!define un.Refuse '!insertmacro REFUSE "un."'

; ---- the installer

Function .onInit
  SetRegView 64
  Call TakeLanguage
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    ${Refuse} ${TOO_OLD} "$(TooOld)"
  ${EndIf}
  StrCpy $GivenFolder $INSTDIR
  StrCpy $ForAll 0
  ReadRegStr $0 HKCU "${APPS_ENTRY}" "InstallLocation"
  ReadRegStr $1 HKLM "${APPS_ENTRY}" "InstallLocation"
  ${If} $0 == ""
  ${AndIf} $1 != ""
    StrCpy $ForAll 1
  ${EndIf}
  Call ReadSwitches
  Call Settle
  ${If} ${Silent}
  ${AndIf} $ForAll = 1
    Call IsAdmin
    Pop $0
    ${If} $0 = 0
      ${Refuse} ${RIGHTS} "$(NeedsRights)"
    ${EndIf}
  ${EndIf}
FunctionEnd

!macro IF_GIVEN SWITCH VARIABLE VALUE
  ClearErrors
  ${GetOptions} $0 "${SWITCH}" $1
  ${IfNot} ${Errors}
    StrCpy ${VARIABLE} ${VALUE}
  ${EndIf}
!macroend
!define IfGiven "!insertmacro IF_GIVEN"

Function ReadSwitches
  ${GetParameters} $0
  ${IfGiven} "/ALLUSERS" $ForAll 1
  ${IfGiven} "/CURRENTUSER" $ForAll 0
  ${IfGiven} "/DESKTOP" $WithShortcut 1
  ${IfGiven} "/ELEVATED" $Elevated 1
FunctionEnd

; What follows from for whom it is: where, and what is there already.
Function Settle
  Call TakeScope
  ReadRegStr $InstalledVersion SHCTX "${APPS_ENTRY}" "DisplayVersion"
  ReadRegStr $0 SHCTX "${APPS_ENTRY}" "InstallLocation"
  ${If} $GivenFolder != ""
    StrCpy $INSTDIR $GivenFolder
  ${ElseIf} $0 != ""
    StrCpy $INSTDIR $0
  ${ElseIf} $ForAll = 1
    StrCpy $INSTDIR "$PROGRAMFILES64\${NAME}"
  ${Else}
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${NAME}"
  ${EndIf}
  ${If} ${FileExists} "$DESKTOP\${NAME}.lnk"
    StrCpy $WithShortcut 1
  ${EndIf}
FunctionEnd

Function SkipWhenElevated
  ${If} $Elevated = 1
    Abort
  ${EndIf}
FunctionEnd

Function SkipOnUpgrade
  ${If} $InstalledVersion != ""
    Abort
  ${EndIf}
FunctionEnd

Function AskOptions
  ${If} $Elevated = 1
    Abort
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(OptionsTitle)" "$(OptionsSubtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 10u 8u 280u 10u "$(OnlyMe)"
  Pop $RadioMe
  ${NSD_CreateLabel} 22u 20u 270u 10u "$(OnlyMeMore)"
  Pop $0
  ${NSD_CreateRadioButton} 10u 38u 280u 10u "$(Everyone)"
  Pop $RadioAll
  ${NSD_CreateLabel} 22u 50u 270u 10u "$(EveryoneMore)"
  Pop $0
  ${NSD_CreateCheckbox} 10u 76u 280u 10u "$(DesktopShortcut)"
  Pop $CheckDesktop
  ${If} $InstalledVersion != ""
    ${NSD_CreateLabel} 10u 104u 280u 30u "$(UpgradeNote)"
    Pop $0
  ${EndIf}
  ${If} $ForAll = 1
    ${NSD_Check} $RadioAll
  ${Else}
    ${NSD_Check} $RadioMe
  ${EndIf}
  ${If} $WithShortcut = 1
    ${NSD_Check} $CheckDesktop
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function TakeOptions
  ${NSD_GetState} $RadioAll $ForAll
  ${NSD_GetState} $CheckDesktop $2
  StrCpy $WithShortcut 0
  Call Settle
  StrCpy $WithShortcut $2
  ${If} $ForAll = 1
    Call IsAdmin
    Pop $0
    ${If} $0 = 0
      Call StartElevated
    ${EndIf}
  ${EndIf}
FunctionEnd

; The rest is done by another run of this program, with the rights; if the user refuses them this
; page stays.
Function StartElevated
  StrCpy $0 "/ALLUSERS /ELEVATED /LANG=$LANGUAGE"
  ${If} $WithShortcut = 1
    StrCpy $0 "$0 /DESKTOP"
  ${EndIf}
  ClearErrors
  ExecShell "runas" "$EXEPATH" "$0"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(NeedsRights)"
    Abort
  ${EndIf}
  Quit
FunctionEnd

Function CheckFolder
  Call FolderIsFree
  Pop $0
  ${If} $0 = 0
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(NotEmpty)"
    Abort
  ${EndIf}
FunctionEnd

; Pushes 1 for a folder that is new, empty or ours: what else lies there might have our names.
Function FolderIsFree
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    Push 1
    Return
  ${EndIf}
  ${DirState} "$INSTDIR" $0
  ${If} $0 = 1
    Push 0
  ${Else}
    Push 1
  ${EndIf}
FunctionEnd

Section
  SetRegView 64
  Call TakeTurn
  Call RequireNotRunning
  Call FolderIsFree
  Pop $0
  ${If} $0 = 0
    ${Refuse} 2 "$(NotEmpty)"
  ${EndIf}
  Call EndTurn
  Call RemoveOld
  Call TakeTurn
  ; the way out first: what is broken off can be removed, or installed once more
  ClearErrors
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  Call AddAppsEntry
  !insertmacro InstallFiles
  ${If} ${Errors}
    ${Refuse} 2 "$(NotWritten)"
  ${EndIf}
  Call AddShortcuts
  Call AddMatchFiles
  Call EndTurn
SectionEnd

; An upgrade takes the old files away first, so that none of them stays behind.
Function RemoveOld
  ${If} $ForAll = 1 ; one game, one entry: for everyone includes me
    ReadRegStr $0 HKCU "${APPS_ENTRY}" "InstallLocation"
    ${If} $0 != ""
    ${AndIf} ${FileExists} "$0\uninstall.exe"
      ExecWait '"$0\uninstall.exe" /S _?=$0'
      Delete "$0\uninstall.exe"
      RMDir "$0"
    ${EndIf}
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ClearErrors
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR' $0
    ${If} ${Errors}
    ${OrIf} $0 <> 0
      ${Refuse} 2 "$(OldStays)"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function AddShortcuts
  SetOutPath "$INSTDIR" ; where a shortcut starts in
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "" 0 "" "" "$(ShortcutHint)"
  ${If} $WithShortcut = 1
    CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "" 0 "" "" "$(ShortcutHint)"
  ${EndIf}
FunctionEnd

Function AddAppsEntry
  WriteRegStr SHCTX "${APPS_ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${APPS_ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${APPS_ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "${APPS_ENTRY}" "Publisher" "${NAME}"
  WriteRegStr SHCTX "${APPS_ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${APPS_ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${APPS_ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${APPS_ENTRY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD SHCTX "${APPS_ENTRY}" "NoModify" 1
  WriteRegDWORD SHCTX "${APPS_ENTRY}" "NoRepair" 1
  WriteRegStr SHCTX "${APP_PATH}" "" "$INSTDIR\${PROGRAM}"
FunctionEnd

Function AddMatchFiles
  WriteRegStr SHCTX "Software\Classes\.okrummy" "" "${MATCH_CLASS}"
  WriteRegStr SHCTX "Software\Classes\.okrummy" "Content Type" "application/x-okrummy-match"
  WriteRegStr SHCTX "Software\Classes\.okrummy\OpenWithProgids" "${MATCH_CLASS}" ""
  WriteRegStr SHCTX "Software\Classes\${MATCH_CLASS}" "" "$(MatchFile)"
  WriteRegStr SHCTX "Software\Classes\${MATCH_CLASS}\DefaultIcon" "" "$INSTDIR\${PROGRAM},1"
  WriteRegStr SHCTX "Software\Classes\${MATCH_CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  Call TellShell
FunctionEnd

; By the shell, so that the game has no more rights than its user.
Function StartGame
  ${If} $Elevated = 1
    Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
  ${Else}
    Exec '"$INSTDIR\${PROGRAM}"'
  ${EndIf}
FunctionEnd

; ---- the uninstaller

Function un.onInit
  SetRegView 64
  ${If} ${Silent}
    Call un.TakeTurn
  ${EndIf}
  Call un.TakeLanguage
  StrCpy $ForAll 0
  ReadRegStr $0 HKLM "${APPS_ENTRY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    StrCpy $ForAll 1
    Call un.RequireRights
  ${EndIf}
  Call un.TakeScope
FunctionEnd

Function un.RequireRights
  Call un.IsAdmin
  Pop $0
  ${If} $0 = 1
    Return
  ${EndIf}
  ${IfNot} ${Silent}
    ClearErrors
    ExecShell "runas" "$INSTDIR\uninstall.exe"
    ${IfNot} ${Errors}
      Quit
    ${EndIf}
  ${EndIf}
  ${un.Refuse} ${RIGHTS} "$(NeedsRights)"
FunctionEnd

Section Uninstall
  SetRegView 64
  Call un.TakeTurn
  Call un.RequireNotRunning
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP" ; a folder that a program stands in can't be removed
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegKey SHCTX "${APPS_ENTRY}"
  DeleteRegKey SHCTX "${APP_PATH}"
  Call un.RemoveMatchFiles
  Call un.EndTurn
SectionEnd

; Another program may have taken the kind of file over since.
Function un.RemoveMatchFiles
  ReadRegStr $0 SHCTX "Software\Classes\.okrummy" ""
  ${If} $0 == "${MATCH_CLASS}"
    DeleteRegValue SHCTX "Software\Classes\.okrummy" ""
    DeleteRegValue SHCTX "Software\Classes\.okrummy" "Content Type"
  ${EndIf}
  DeleteRegValue SHCTX "Software\Classes\.okrummy\OpenWithProgids" "${MATCH_CLASS}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.okrummy\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.okrummy"
  DeleteRegKey SHCTX "Software\Classes\${MATCH_CLASS}"
  Call un.TellShell
FunctionEnd
