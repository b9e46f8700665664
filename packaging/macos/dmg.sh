#!/usr/bin/env bash
# Makes the disk image for macOS: packaging/macos/dmg.sh APP OUT, with what freeze.py has made, on macOS.
#
# MACOS_IDENTITY names the certificate that the program is signed with; without it, it is signed for this machine alone,
# as processors of Apple want it. With APPLE_ID, APPLE_TEAM_ID and APPLE_APP_PASSWORD Apple is asked to notarise it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly here app=${1:?the program, a folder .app} out=${2:?where the image goes}
readonly identity=${MACOS_IDENTITY:--}

read_plist() { /usr/libexec/PlistBuddy -c "Print :$1" "$app/Contents/Info.plist"; }

version=$(read_plist CFBundleShortVersionString)
name=$(read_plist CFBundleName)
image="$out/ra-desktop-$version-macos-$(uname -m).dmg"
readonly version name image

options=(--force --sign "$identity")
[[ $identity == - ]] || options+=(--timestamp --options runtime)

# From the inside out: a signature holds for what was signed before it.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 | xargs -0 codesign "${options[@]}"
find "$app/Contents/Frameworks" -type d -name '*.framework' -print0 | xargs -0 -r codesign "${options[@]}"
codesign "${options[@]}" --entitlements "$here/entitlements.plist" "$app"
codesign --verify --deep --strict "$app"

staged=$(mktemp -d)
trap 'rm -rf "$staged"' EXIT
ditto "$app" "$staged/$(basename "$app")"
ln -s /Applications "$staged/Applications"
mkdir -p "$out"
# Now and then something else, such as a virus scanner, still holds the folder: "Resource busy".
for seconds in 5 15 30 0; do
    hdiutil create -quiet -ov -volname "$name" -fs HFS+ -format UDZO -imagekey zlib-level=9 -srcfolder "$staged" "$image" &&
        break
    ((seconds)) || exit 1
    sleep "$seconds"
done

if [[ $identity != - ]]; then
    codesign --force --timestamp --sign "$identity" "$image"
fi
if [[ -n ${APPLE_ID:-} ]]; then
    xcrun notarytool submit --wait --apple-id "$APPLE_ID" --team-id "${APPLE_TEAM_ID:?}" \
        --password "${APPLE_APP_PASSWORD:?}" "$image"
    xcrun stapler staple "$image"
fi
printf '%s\n' "$image"
