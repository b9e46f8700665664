#!/usr/bin/env bash
# Builds the installers for Linux: packaging/linux/build.sh [OUT]. Installs what that needs on Debian and its relatives,
# as root or with sudo; elsewhere it has to be there. The program is compiled if there is a C compiler. The package runs on
# systems with a C library at least as new as the one here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

readonly work=${RA_DESKTOP_WORK:-$PWD/build} out=$(realpath -m "${1:-$PWD/dist}")
# The system's own Python: its libraries name no folder of this machine.
readonly python=${PYTHON:-/usr/bin/python3}
readonly needed=(
    appstream binutils desktop-file-utils dpkg-dev file gcc libc6-dev lintian python3 python3-dev python3-venv squashfs-tools
    # The libraries that the program loads from the system.
    libasound2 libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libgtk-3-0 libpulse0 libwayland-client0
    libwayland-cursor0 libwayland-egl1 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0
    libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xinerama0 libxcb-xkb1 libxkbcommon-x11-0
)

install_needed() {
    local missing=() package as_root=()
    command -v apt-get >/dev/null || return 0
    for package in "${needed[@]}"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    (($(id -u) == 0)) || as_root=(sudo)
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive sh -c \
        'apt-get update -qq && apt-get install -qq -y --no-install-recommends "$@" >/dev/null' sh "${missing[@]}"
}

install_needed
"$python" packaging/freeze.py --work "$work" ${KEEP:+--keep}
deb=$("$python" packaging/linux/deb.py "$work/dist/ra-desktop" "$out")
desktop-file-validate packaging/linux/ra-desktop.desktop
appstreamcli validate --no-net --pedantic packaging/linux/ra-desktop.metainfo.xml
lintian --fail-on error,warning "$deb"
ls -l "$deb"
