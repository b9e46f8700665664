# Signs one file with the certificate in WINDOWS_CERTIFICATE (a PFX file in base64) and WINDOWS_CERTIFICATE_PASSWORD.
# Without a certificate it leaves the file as it is.
param([Parameter(Mandatory = $true)][string]$File)
$ErrorActionPreference = 'Stop'
if (-not $env:WINDOWS_CERTIFICATE) {
    Write-Output "not signed, as there is no certificate: $File"
    exit 0
}
$flags = [System.Security.Cryptography.X509Certificates.X509KeyStorageFlags]::EphemeralKeySet
$certificate = [System.Security.Cryptography.X509Certificates.X509Certificate2]::new(
    [Convert]::FromBase64String($env:WINDOWS_CERTIFICATE), $env:WINDOWS_CERTIFICATE_PASSWORD, $flags)
$program = Join-Path ([System.IO.Path]::GetTempPath()) "$([Guid]::NewGuid()).exe" # makensis leaves out the ending
Copy-Item $File $program
$signed = Set-AuthenticodeSignature -FilePath $program -Certificate $certificate -HashAlgorithm SHA256 `
    -TimestampServer 'http://timestamp.digicert.com'
if ($signed.Status -ne 'Valid') {
    Write-Error "$File cannot be signed: $($signed.StatusMessage)"
}
Move-Item -Force $program $File
