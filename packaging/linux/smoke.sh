#!/usr/bin/env bash
# Tries the Debian package as a person would: packaging/linux/smoke.sh here|fresh OLDER.deb NEWER.deb [SHOTS]. As root.
#
# here: on this machine, by a user made for it, whose home folder has a space and Cyrillic letters in its name. Installs
# OLDER, opens the program and a saved game through the desktop's own launchers in a window manager on a screen that nobody
# sees, bids by drag and drop, looks for the autosave, installs NEWER while the game goes on, plays on, opens what had
# not been loaded before, continues the game in the new version, removes the package and looks for what is left.
# Screenshots go to SHOTS, a temporary folder by default.
#
# fresh: the same within a minimal Debian that debootstrap makes for it; before that, the program alone is started there
# with nothing installed but the package and what it depends on.
set -euo pipefail

where=${1:?here or fresh}
older=$(realpath -e "${2:?the older package}") # ends here if there is none
newer=$(realpath -e "${3:?the newer package}")
shots=$(realpath -m "${4:-$(mktemp -d)}")
source=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly where older newer shots source
readonly player=raplayer home="/home/Игрок Ра" runtime=/run/raplayer
readonly tools=(
    dbus desktop-file-utils hicolor-icon-theme imagemagick libfile-mimeinfo-perl libglib2.0-bin libgtk-3-bin openbox procps
    shared-mime-info x11-utils xauth xdg-utils xdotool xvfb
)
readonly patience=${RA_DESKTOP_PATIENCE:-90} # seconds until something that has to come is missed
started=()

say() { printf '%5d s  %s\n' "$SECONDS" "$*"; }

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    [[ -z ${work:-} ]] || tail -n 5 "$work"/*.log >&2 || true
    [[ -z ${DISPLAY:-} ]] || shot failed || true
    exit 1
}

# wait_for WORDS COMMAND...: until COMMAND succeeds.
wait_for() {
    local words=$1 until=$((SECONDS + patience))
    shift
    until "$@" >/dev/null 2>&1; do
        ((SECONDS < until)) || fail "$words: not within $patience s"
        sleep 0.3
    done
    say "$words"
}

as_player() {
    runuser -u "$player" -- env -i -C "$home" HOME="$home" USER="$player" LANG=C.UTF-8 DISPLAY="$DISPLAY" \
        PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games XDG_RUNTIME_DIR="$runtime" \
        DBUS_SESSION_BUS_ADDRESS="unix:path=$runtime/bus" "$@"
}

install_quietly() {
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --allow-downgrades "$@" >"$work/apt.log" 2>&1 ||
        { cat "$work/apt.log" && fail "apt-get install $*"; }
}

shot() { import -window root "$shots/$where-$1.png" && say "screenshot $where-$1.png"; }
running() { pgrep -u "$player" -x ra-desktop; }

# window WORDS: whether a window has them in its title.
window() {
    local id
    for id in $(xprop -root _NET_CLIENT_LIST | grep -o '0x[0-9a-f]*'); do
        LC_ALL=C.UTF-8 xprop -id "$id" _NET_WM_NAME | grep -q -- "$1" && return
    done
    return 1
}

autosave() { find "$home/.local/share/ra-desktop" -name 'autosave*.ra-game'; }
in_autosave() { autosave | tr '\n' '\0' | xargs -0 grep -h -q -- "$1"; }
actions() { autosave | tr '\n' '\0' | xargs -0 sed -n '/"actions"/,/]/p' | grep -o '"[a-z][a-z0-9 -]*"' | wc -l; }
more_actions() { (($(actions) > $1)); }
not() { ! "$@"; }
drawn() { (($(import -window root -format '%k' info:) > 500)); }

# drag X Y TO_X TO_Y: slowly, as a hand does.
drag() {
    local step
    xdotool mousemove "$1" "$2" sleep 0.2 mousedown 1
    for step in $(seq 1 20); do
        xdotool mousemove $(($1 + ($3 - $1) * step / 20)) $(($2 + ($4 - $2) * step / 20)) sleep 0.03
    done
    xdotool sleep 0.2 mouseup 1
}

make_desktop() {
    local number
    useradd --create-home --home-dir "$home" --shell /bin/bash "$player"
    install -d -m 700 -o "$player" "$runtime"
    exec 5>"$work/display"
    Xvfb -displayfd 5 -screen 0 1440x900x24 -nolisten tcp >"$work/xvfb.log" 2>&1 &
    started+=($!)
    wait_for "a screen" test -s "$work/display"
    number=$(<"$work/display")
    export DISPLAY=":$number"
    as_player dbus-daemon --session --nofork --address="unix:path=$runtime/bus" >"$work/dbus.log" 2>&1 &
    started+=($!)
    as_player openbox >"$work/openbox.log" 2>&1 &
    started+=($!)
    wait_for "a window manager" xdotool get_desktop
}

end_all() {
    local process
    pkill -u "$player" -x ra-desktop 2>/dev/null || true
    for process in ${started[@]+"${started[@]}"}; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    if id "$player" >/dev/null 2>&1; then
        pkill -u "$player" 2>/dev/null || true
        sleep 1
        userdel --remove "$player" 2>/dev/null || true
    fi
    rm -rf "$runtime" "$work"
    apt-get purge -qq -y ra-desktop >/dev/null 2>&1 || true
}

# Everything that is installed, and nothing that belongs to a person or a log.
files() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /run -o -path /tmp -o -path /root -o -path /work \
        -o -path /home -o -path /var/cache -o -path /var/log -o -path /var/lib/apt -o -path /var/lib/dpkg \
        -o -path /var/tmp -o -path /var/backups \) -prune -o -print | sort
}

nobodys() { while read -r file; do dpkg -S "$file" >/dev/null 2>&1 || printf '%s\n' "$file"; done; }

try_here() {
    local before left
    work=$(mktemp -d)
    chmod 755 "$work"
    mkdir -p "$shots"
    trap end_all EXIT
    apt-get update -qq
    install_quietly --no-install-recommends "${tools[@]}"
    make_desktop
    files >"$work/before"
    install -o "$player" -m 644 "$source/smoke.ra-game" "$home/Партия 1.ra-game"
    install -o "$player" -m 644 "$source/smoke-over.ra-game" "$home/Finished.ra-game"

    install_quietly "$older"
    say "installed: $(dpkg-query -W ra-desktop), $(dpkg-query -W -f '${Installed-Size}' ra-desktop) KB"
    say "as a user: $(as_player ra-desktop --version)"
    for left in "gio info -a standard::content-type" "xdg-mime query filetype"; do # as desktops ask, and as scripts do
        as_player $left "$home/Партия 1.ra-game" | grep -q application/x-ra-desktop-game || fail "$left: another type"
        say "$left: application/x-ra-desktop-game"
    done
    # Without /usr/games, as in the PATH of some sessions.
    say "opened by: $(as_player env PATH=/usr/bin:/bin gio mime application/x-ra-desktop-game | head -1)"
    as_player env PATH=/usr/bin:/bin gio mime application/x-ra-desktop-game | head -1 | grep -q 'ra-desktop\.desktop$' ||
        fail "GIO opens saved games with another program"

    as_player gtk-launch ra-desktop
    wait_for "gtk-launch has opened the program" window 'Ra Desktop'
    wait_for "it is painted" drawn
    sleep 3
    shot 1-start
    xdotool key --clearmodifiers alt+F4
    wait_for "it is closed" not running

    as_player gio open "$home/Партия 1.ra-game"
    wait_for "gio open has opened the saved game" window 'Партия 1'
    wait_for "the game is in the autosave" in_autosave '"actions"'
    sleep 3
    shot 2-game
    before=$(actions)
    drag 234 776 817 480
    wait_for "the bid of 11 by drag and drop is in the autosave" in_autosave '"bid 11"'
    wait_for "the bots have answered" more_actions $((before + 1))
    shot 3-bid

    install_quietly "$newer"
    say "upgraded while the game goes on: $(dpkg-query -W ra-desktop)"
    running >/dev/null || fail "the game has ended with the upgrade"
    xdotool key --clearmodifiers F1
    wait_for "what had not been loaded before the upgrade opens" window 'Rules'
    sleep 2
    shot 4-rules-after-upgrade
    xdotool key Escape
    sleep 1
    before=$(actions)
    wait_for "the game goes on after the upgrade" play_on "$before"
    shot 5-played-on
    xdotool key --clearmodifiers alt+F4
    wait_for "it is closed" not running

    as_player gtk-launch ra-desktop
    wait_for "the new version opens" window 'Ra Desktop'
    wait_for "it is painted" drawn
    sleep 3
    shot 6-new-version
    xdotool key Return
    wait_for "Enter continues the game" window 'Old Kingdom'
    sleep 2
    shot 7-continued
    xdotool key --clearmodifiers alt+F4
    wait_for "it is closed" not running

    as_player xdg-open "$home/Партия 1.ra-game" >/dev/null 2>&1 &
    wait_for "xdg-open has opened the saved game" window 'Партия 1'
    xdotool key --clearmodifiers alt+F4
    wait_for "it is closed" not running

    as_player gio open "$home/Finished.ra-game"
    wait_for "a game that is over opens" window 'Finished'
    sleep 5
    shot 8-ranking
    xdotool key --clearmodifiers alt+F4
    wait_for "it is closed" not running
    ! grep -E 'Traceback|CRITICAL|ERROR' "$home/.local/state/ra-desktop/log/ra-desktop.log" ||
        fail "the log complains"

    DEBIAN_FRONTEND=noninteractive apt-get purge -qq -y ra-desktop >"$work/apt.log" 2>&1
    ! dpkg-query -W ra-desktop >/dev/null 2>&1 || fail "dpkg still knows the package"
    ! command -v /usr/games/ra-desktop || fail "the program is still there"
    files >"$work/after"
    left=$(comm -13 "$work/before" "$work/after" | nobodys)
    [[ -z $left ]] || fail "left behind: $left"
    ! grep -rl ra-desktop /usr/share/applications/mimeinfo.cache /usr/share/mime/globs2 /usr/share/mime/packages ||
        fail "the desktop still knows it"
    say "removed; nothing is left on the system"
    say "the person's own files are:"
    (cd "$home" && find . -type f \( -path '*ra-desktop*' -o -name '*.ra-game' \) | sort)
    autosave | grep -q . || fail "the game is gone"
}

# What it says depends on whose turn it is: passes, draws, or waits.
play_on() {
    more_actions "$1" && return
    xdotool key p sleep 0.5 key d sleep 1
    more_actions "$1"
}

leave_fresh() {
    umount "$root/proc" "$root/dev/pts" 2>/dev/null || umount -l "$root/proc" "$root/dev/pts" 2>/dev/null || true
    rm -rf --one-file-system "$root"
}

try_fresh() {
    local mirror
    root=$(mktemp -d)
    trap leave_fresh EXIT
    chmod 755 "$root" # the player has to get in, and apt
    if [[ -d ${RA_DESKTOP_BASE:-} ]]; then # made before, to save time
        cp -a "$RA_DESKTOP_BASE/." "$root"
    else
        command -v debootstrap >/dev/null || apt-get install -qq -y --no-install-recommends debootstrap >/dev/null
        mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m 1 '/debian/\?$')
        debootstrap --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root" "$mirror" >"$root.log" ||
            { tail -5 "$root.log" && fail "debootstrap"; }
        rm "$root.log"
    fi
    if [[ -e /etc/apt/sources.list.d/debian.sources ]]; then
        cp /etc/apt/sources.list.d/debian.sources "$root/etc/apt/sources.list.d/"
        rm -f "$root/etc/apt/sources.list"
    fi
    [[ ! -d /etc/ssl/certs ]] || { mkdir -p "$root/etc/ssl" && cp -RL /etc/ssl/certs "$root/etc/ssl/"; }
    cp /etc/apt/apt.conf.d/* "$root/etc/apt/apt.conf.d/"
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    mount -t proc proc "$root/proc"
    mount --bind /dev/pts "$root/dev/pts"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod 755 "$root/usr/sbin/policy-rc.d"
    say "a fresh $(chroot "$root" sh -c '. /etc/os-release && echo "$PRETTY_NAME"') of $(chroot "$root" dpkg-query -W | wc -l) packages"
    cp "$older" "$newer" "$source/smoke.sh" "$source"/smoke*.ra-game "$root/var/tmp/"
    chmod 644 "$root"/var/tmp/*.deb
    chroot "$root" sh -euc '
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$1" >/var/tmp/apt.log 2>&1 || { cat /var/tmp/apt.log; exit 1; }
        /usr/games/ra-desktop --version
        export RA_DESKTOP_HOME=/var/tmp/alone QT_QPA_PLATFORM=offscreen
        timeout --preserve-status "$2" /usr/games/ra-desktop --watch 2>/var/tmp/alone.log &
        until grep -q "\"draw\"" /var/tmp/alone/data/autosave.ra-game 2>/dev/null; do
            kill -0 $! || { cat /var/tmp/alone.log; exit 1; }
            sleep 0.5
        done
        kill $!
        wait $!
        cat /var/tmp/alone.log
        ! grep -E "Traceback|CRITICAL|ERROR" /var/tmp/alone.log
        apt-get purge -qq -y --autoremove ra-desktop >/dev/null 2>&1
        rm -r /var/tmp/alone
    ' sh "/var/tmp/${newer##*/}" "$patience"
    say "with nothing but what it depends on, it starts and plays by itself"
    mkdir -p "$shots"
    chroot "$root" bash /var/tmp/smoke.sh inside "/var/tmp/${older##*/}" "/var/tmp/${newer##*/}" /var/tmp/shots
    cp "$root"/var/tmp/shots/*.png "$shots/"
}

(($(id -u) == 0)) || fail "this installs and removes a package: it has to be root"
case $where in
    here | inside) try_here ;;
    fresh) try_fresh ;;
    *) fail "here or fresh?" ;;
esac
say "All passed; screenshots are in $shots"
