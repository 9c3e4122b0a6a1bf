#!/bin/sh
# Starts Oklahoma Rummy, and says it plainly where its own starter could not even begin.
# The words between two @ are filled in when a package is made.

program="@PROGRAM@"

# Ends it with a message: in English, German, Dutch and Spanish. The language is found as
# preflight.py finds it, which has the other messages.
fail() {
    said=$1
    set -f
    IFS=:
    for name in ${LANGUAGE:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}}; do
        case $name in
        en | en[_.@-]*) break ;;
        de | de[_.@-]*) said=$2 && break ;;
        nl | nl[_.@-]*) said=$3 && break ;;
        es | es[_.@-]*) said=$4 && break ;;
        esac
    done
    echo "okrummy: $said" >&2
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        if command -v zenity >/dev/null; then
            zenity --error --no-markup --title="Oklahoma Rummy" --text="$said" 2>/dev/null
        elif command -v kdialog >/dev/null; then
            kdialog --title "Oklahoma Rummy" --error "$said" 2>/dev/null
        elif command -v xmessage >/dev/null; then
            xmessage -center -title "Oklahoma Rummy" "$said" 2>/dev/null
        fi
    fi
    exit 1
}

# an old system: the C library says so in words that help nobody
have=$(getconf GNU_LIBC_VERSION 2>/dev/null)
have=${have#glibc }
major=${have%%.*}
minor=${have#*.}
minor=${minor%%.*}
if [ -n "$have" ] && { [ "$major" -lt @GLIBC_MAJOR@ ] ||
    { [ "$major" -eq @GLIBC_MAJOR@ ] && [ "$minor" -lt @GLIBC_MINOR@ ]; }; }; then
    fail "This system is too old: it has glibc $have, and Oklahoma Rummy needs @GLIBC@." \
        "Dieses System ist zu alt: Es hat glibc $have, und Oklahoma Rummy braucht @GLIBC@." \
        "Dit systeem is te oud: het heeft glibc $have, en Oklahoma Rummy heeft @GLIBC@ nodig." \
        "Este sistema es demasiado antiguo: tiene glibc $have y Oklahoma Rummy necesita @GLIBC@."
fi

# what must be whole before Python itself can look at the rest
sizes=$(cd "$program" 2>/dev/null && stat -c %s -- @STARTED@ 2>/dev/null | tr '\n' ' ')
modules() {
    grep -v -e ' PySide6/' -e ' okrummy_gui/data/' "$program/_internal/@LIST@"
}
# shellcheck disable=SC2046 # a name is a line
sizes_of_modules() (
    cd "$program/_internal" && IFS='
' && set -f && stat -Lc '%s %n' -- $(modules | cut -d ' ' -f 2-)
)
if [ "$sizes" != "@SIZES@ " ] || [ "$(sizes_of_modules 2>/dev/null)" != "$(modules)" ]; then
    fail "This installation is damaged. Please install Oklahoma Rummy again; your games are kept." \
        "Diese Installation ist beschädigt. Bitte installieren Sie Oklahoma Rummy neu; Ihre Spiele bleiben erhalten." \
        "Deze installatie is beschadigd. Installeer Oklahoma Rummy opnieuw; je spellen blijven bewaard." \
        "Esta instalación está dañada. Vuelva a instalar Oklahoma Rummy; sus partidas se conservan."
fi

exec "$program/okrummy" "$@"
