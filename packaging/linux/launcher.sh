#!/bin/sh
# Starts Oklahoma Rummy, and says it plainly where its own starter could not even begin.
# The words between two @ are filled in when a package is made.

program="@PROGRAM@"

fail() {
    echo "okrummy: $1" >&2
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        if command -v zenity >/dev/null; then
            zenity --error --no-markup --title="Oklahoma Rummy" --text="$1" 2>/dev/null
        elif command -v kdialog >/dev/null; then
            kdialog --title "Oklahoma Rummy" --error "$1" 2>/dev/null
        elif command -v xmessage >/dev/null; then
            xmessage -center -title "Oklahoma Rummy" "$1" 2>/dev/null
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
    fail "This system is too old: it has glibc $have, and Oklahoma Rummy needs @GLIBC@."
fi

# what must be whole before Python itself can look at the rest
sizes=$(cd "$program" 2>/dev/null && stat -c %s -- @STARTED@ 2>/dev/null | tr '\n' ' ')
if [ "$sizes" != "@SIZES@ " ]; then
    fail "This installation is damaged. Please install Oklahoma Rummy again; your games are kept."
fi

exec "$program/okrummy" "$@"
