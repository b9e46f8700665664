; The installer for Windows. installer.py compiles it: what is written in capitals comes from there.
;
; It installs for the person who runs it, without rights of an administrator: the program below the person's own
; programs, the rest in the person's part of the registry. The uninstaller deletes what was installed and nothing else;
; saved games and settings are not in the folder, and stay.
;
; Paths have backslashes: makensis understands them on every system, and slashes not in every instruction on Windows.

Unicode true
!include "${DEFINITIONS}"

Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all
Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}; MIT licence"

!ifdef SIGN
  !finalize '${SIGN}' = 0
  !uninstfinalize '${SIGN}' = 0
!endif

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "x64.nsh"
!include "WinVer.nsh"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${COMMAND}"
!define CLASSES "Software\Classes"
!define CAPABILITIES "Software\${NAME}\Capabilities"
!define SHCNE_ASSOCCHANGED 0x08000000

!define MUI_ICON "${ICONS}\${COMMAND}.ico"
!define MUI_UNICON "${ICONS}\${COMMAND}.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXECUTABLE}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; Pages and texts in every language of the program. Windows' own language is taken; English where it is none of them.
!insertmacro Languages

; The program cannot be replaced or deleted while it runs: Windows does not let anybody write to its file.
!macro WaitUntilClosed
  again:
  ${If} ${FileExists} "$INSTDIR\${EXECUTABLE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${EXECUTABLE}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 1
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro TellTheDesktop
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_WINDOWS_10)" /SD IDOK
    SetErrorLevel 1
    Quit
  ${EndIf}
FunctionEnd

Section "Install"
  SetShellVarContext current
  !insertmacro WaitUntilClosed

  ; Another version knows best what it has installed.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}

  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  File "/oname=${DOCUMENT_ICON}" "${ICONS}\${DOCUMENT_ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${EXECUTABLE}"

  ; Saved games: a type of their own, and the program as one of those that open it.
  WriteRegStr HKCU "${CLASSES}\${PROGRAM_ID}" "" "$(DOCUMENT)"
  WriteRegStr HKCU "${CLASSES}\${PROGRAM_ID}\DefaultIcon" "" '"$INSTDIR\${DOCUMENT_ICON}"'
  WriteRegStr HKCU "${CLASSES}\${PROGRAM_ID}\shell\open\command" "" '"$INSTDIR\${EXECUTABLE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "" "${PROGRAM_ID}"
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "Content Type" "${MIME_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${PROGRAM_ID}" ""
  WriteRegStr HKCU "${CLASSES}\Applications\${EXECUTABLE}\shell\open\command" "" '"$INSTDIR\${EXECUTABLE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\${EXECUTABLE}\SupportedTypes" "${EXTENSION}" ""
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationName" "${NAME}"
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationDescription" "$(SUMMARY)"
  WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" "${EXTENSION}" "${PROGRAM_ID}"
  WriteRegStr HKCU "Software\RegisteredApplications" "${NAME}" "${CAPABILITIES}"

  WriteRegStr HKCU "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" '"$INSTDIR\${EXECUTABLE}"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KIB}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  !insertmacro TellTheDesktop
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro WaitUntilClosed
  SetOutPath "$TEMP"
  !insertmacro DeleteInstalled
  Delete "$INSTDIR\${DOCUMENT_ICON}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"

  DeleteRegKey HKCU "${CLASSES}\${PROGRAM_ID}"
  DeleteRegValue HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${PROGRAM_ID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${EXTENSION}" ""
  ${If} $0 == "${PROGRAM_ID}"  ; and no other program's by now
    DeleteRegValue HKCU "${CLASSES}\${EXTENSION}" ""
    DeleteRegValue HKCU "${CLASSES}\${EXTENSION}" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}"
  DeleteRegKey HKCU "${CLASSES}\Applications\${EXECUTABLE}"
  DeleteRegValue HKCU "Software\RegisteredApplications" "${NAME}"
  DeleteRegKey HKCU "Software\${NAME}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TellTheDesktop
SectionEnd
