#!/usr/bin/env bash
# Builds the installers for Linux: packaging/linux/build.sh [OUT]. Installs what that needs on Debian and its relatives,
# as root or with sudo; elsewhere it has to be there. With STRICT=1 it
# refuses to make a package that Ubuntu 22.04, the oldest system served, could not install: for that, build on Debian 12.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

out=$(realpath -m "${1:-$PWD/dist}")
readonly out work=${RA_DESKTOP_WORK:-$PWD/build}
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
    local missing=() named=() package as_root=()
    command -v apt-get >/dev/null || return 0
    for package in "${needed[@]}"; do
        is_installed "$package" || is_installed "${package}t64" || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    (($(id -u) == 0)) || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    for package in "${missing[@]}"; do # newer systems have new names for some
        [[ -z $(apt-cache show "${package}t64" 2>/dev/null) ]] || package+=t64
        named+=("$package")
    done
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${named[@]}" >/dev/null
}

is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

install_needed
"$python" packaging/freeze.py --work "$work" ${KEEP:+--keep}
deb=$("$python" packaging/linux/deb.py "$work/dist/ra-desktop" "$out" ${STRICT:+--strict})
desktop-file-validate "$work/made/ra-desktop.desktop"
appstreamcli validate --no-net --pedantic "$work/made/ra-desktop.metainfo.xml"
lintian --fail-on error,warning "$deb"
ls -l "$deb"
