#!/usr/bin/env bash
# Puts the certificate in MACOS_CERTIFICATE (a PKCS#12 file in base64, with MACOS_CERTIFICATE_PASSWORD) into a keychain of
# its own, for the machine of a workflow, and prints the name under which codesign finds it. Without a certificate it
# prints nothing.
set -euo pipefail
[[ -n ${MACOS_CERTIFICATE:-} ]] || exit 0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
keychain=$HOME/Library/Keychains/ra-desktop.keychain-db
secret=$(openssl rand -hex 20)
readonly folder keychain secret
base64 --decode <<<"$MACOS_CERTIFICATE" >"$folder/certificate.p12"
{
    security create-keychain -p "$secret" "$keychain"
    security set-keychain-settings -lut 7200 "$keychain"
    security unlock-keychain -p "$secret" "$keychain"
    security import "$folder/certificate.p12" -k "$keychain" -P "${MACOS_CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain"
    security list-keychains -d user -s "$keychain" login.keychain-db
} >/dev/null
security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(.*\)".*/\1/p' | head -n 1
