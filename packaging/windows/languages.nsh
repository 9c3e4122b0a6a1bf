; What the installer says beyond NSIS's own texts. Saved as UTF-8 without a byte order mark.
; Words as in the program: Spiel / spel / partida; a match that was written into a file: Partie /
; wedstrijd / sesión. Dutch avoids je, as NSIS's own Dutch says u.

!macro TEXT NAME ENGLISH GERMAN DUTCH SPANISH
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
  LangString ${NAME} ${LANG_DUTCH} "${DUTCH}"
  LangString ${NAME} ${LANG_SPANISH} "${SPANISH}"
!macroend
!define Text "!insertmacro TEXT"

${Text} WelcomeText \
  "Oklahoma Rummy is gin rummy in which the first upcard sets how low you must get before you may knock. Two to four play, against the computer or together at one machine.$\r$\n$\r$\nThe next steps ask for whom and where to install it." \
  "Oklahoma Rummy ist Gin Rummy, bei dem die Aufdeckkarte bestimmt, wie weit Sie herunter müssen, bevor Sie klopfen dürfen. Zwei bis vier spielen, gegen den Computer oder gemeinsam an einem Gerät.$\r$\n$\r$\nDie nächsten Schritte fragen, für wen und wohin installiert werden soll." \
  "Oklahoma Rummy is gin rummy waarbij de omgekeerde kaart bepaalt hoe weinig dood hout er over mag zijn om te kunnen kloppen. Voor twee tot vier spelers, tegen de computer of samen aan één apparaat.$\r$\n$\r$\nDe volgende stappen vragen voor wie en waar het geïnstalleerd moet worden." \
  "Oklahoma Rummy es un gin rummy en el que la carta descubierta fija hasta dónde hay que bajar para poder golpear. Juegan de dos a cuatro, contra el ordenador o juntos en un mismo equipo.$\r$\n$\r$\nLos pasos siguientes preguntan para quién y dónde instalarlo."

${Text} OptionsTitle "For whom?" "Für wen?" "Voor wie?" "¿Para quién?"
${Text} OptionsSubtitle \
  "Choose who can play on this computer." \
  "Wählen Sie, wer an diesem Computer spielen kann." \
  "Kies wie er op deze computer kan spelen." \
  "Elija quién puede jugar en este equipo."
${Text} OnlyMe "Only for &me" "Nur für &mich" "Alleen voor &mij" "Solo para &mí"
${Text} OnlyMeMore \
  "Needs no administrator rights." \
  "Benötigt keine Administratorrechte." \
  "Hiervoor zijn geen beheerdersrechten nodig." \
  "No requiere permisos de administrador."
${Text} Everyone \
  "For &everyone who uses this computer" \
  "Für &alle, die diesen Computer benutzen" \
  "Voor &iedereen die deze computer gebruikt" \
  "Para &todos los que usan este equipo"
${Text} EveryoneMore \
  "Windows asks for administrator rights." \
  "Windows fragt nach Administratorrechten." \
  "Windows vraagt om beheerdersrechten." \
  "Windows pedirá permisos de administrador."
${Text} DesktopShortcut \
  "Put a &shortcut on the desktop" \
  "&Verknüpfung auf dem Desktop anlegen" \
  "&Snelkoppeling op het bureaublad zetten" \
  "Crear un acceso &directo en el escritorio"
${Text} UpgradeNote \
  "Version $InstalledVersion is installed and will be replaced. Your games and settings stay." \
  "Version $InstalledVersion ist installiert und wird ersetzt. Ihre Spiele und Einstellungen bleiben." \
  "Versie $InstalledVersion is geïnstalleerd en wordt vervangen. Spellen en instellingen blijven bewaard." \
  "La versión $InstalledVersion está instalada y se sustituirá. Sus partidas y ajustes se conservan."
${Text} Play \
  "Play now" "Jetzt spielen" "Nu spelen" "Jugar ahora"
${Text} MatchFile \
  "Oklahoma Rummy match" "Oklahoma-Rummy-Partie" "Oklahoma Rummy-wedstrijd" "Sesión de Oklahoma Rummy"
${Text} ShortcutHint \
  "Play Oklahoma Rummy" "Oklahoma Rummy spielen" "Oklahoma Rummy spelen" "Jugar a Oklahoma Rummy"

${Text} IsRunning \
  "Oklahoma Rummy is running. Please quit the game, then choose Retry." \
  "Oklahoma Rummy läuft gerade. Bitte beenden Sie das Spiel und wählen Sie dann „Wiederholen“." \
  "Oklahoma Rummy is actief. Sluit het spel af en kies dan Opnieuw." \
  "Oklahoma Rummy está abierto. Cierre el juego y elija Reintentar."
${Text} TooOld \
  "Oklahoma Rummy needs Windows 10, version 1809, or newer." \
  "Oklahoma Rummy benötigt Windows 10, Version 1809, oder neuer." \
  "Voor Oklahoma Rummy is Windows 10, versie 1809, of nieuwer nodig." \
  "Oklahoma Rummy necesita Windows 10, versión 1809, o una posterior."
${Text} NeedsRights \
  "Administrator rights are needed for that." \
  "Dafür sind Administratorrechte nötig." \
  "Hiervoor zijn beheerdersrechten nodig." \
  "Para eso hacen falta permisos de administrador."
${Text} OldStays \
  "The installed version could not be removed. Nothing was changed." \
  "Die installierte Version konnte nicht entfernt werden. Es wurde nichts geändert." \
  "De geïnstalleerde versie kon niet worden verwijderd. Er is niets veranderd." \
  "No se pudo quitar la versión instalada. No se ha cambiado nada."
${Text} NotWritten \
  "Not everything could be written to $INSTDIR. Is there enough space, and may you write there?" \
  "Nicht alles konnte nach $INSTDIR geschrieben werden. Ist genug Platz vorhanden, und dürfen Sie dort schreiben?" \
  "Niet alles kon naar $INSTDIR worden geschreven. Is er genoeg ruimte, en mag daar worden geschreven?" \
  "No se pudo escribir todo en $INSTDIR. ¿Hay espacio suficiente y tiene permiso para escribir ahí?"
${Text} NotEmpty \
  "$INSTDIR has other files in it. Please choose an empty or a new folder." \
  "In $INSTDIR liegen andere Dateien. Bitte wählen Sie einen leeren oder einen neuen Ordner." \
  "In $INSTDIR staan andere bestanden. Kies een lege of een nieuwe map." \
  "En $INSTDIR hay otros archivos. Elija una carpeta vacía o nueva."
${Text} GamesStay \
  "The game is gone. Your games and settings stay in %LOCALAPPDATA%\okrummy; delete that folder if you don’t want them any more." \
  "Das Spiel ist entfernt. Ihre Spiele und Einstellungen bleiben in %LOCALAPPDATA%\okrummy; löschen Sie diesen Ordner, wenn Sie sie nicht mehr brauchen." \
  "Het spel is verwijderd. Spellen en instellingen blijven in %LOCALAPPDATA%\okrummy; die map kan weg als ze niet meer nodig zijn." \
  "El juego se ha desinstalado. Sus partidas y ajustes siguen en %LOCALAPPDATA%\okrummy; borre esa carpeta si ya no los necesita."
${Text} RemoveText \
  "This removes Oklahoma Rummy from the computer. Your games and settings stay." \
  "Oklahoma Rummy wird vom Computer entfernt. Ihre Spiele und Einstellungen bleiben." \
  "Oklahoma Rummy wordt van de computer verwijderd. Spellen en instellingen blijven bewaard." \
  "Oklahoma Rummy se quitará del equipo. Sus partidas y ajustes se conservan."
