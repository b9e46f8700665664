# Signs one file with Azure Trusted Signing, where certificates for programs are kept since no authority hands them out as
# files any more. Needs the variables SIGNING_ENDPOINT, SIGNING_ACCOUNT and SIGNING_PROFILE, and for the log-in
# AZURE_TENANT_ID, AZURE_CLIENT_ID and AZURE_CLIENT_SECRET. Without an endpoint it leaves the file as it is.
param([Parameter(Mandatory = $true)][string]$File)
$ErrorActionPreference = 'Stop'
if (-not $env:SIGNING_ENDPOINT) {
    Write-Output "not signed, as no service is named that signs: $File"
    exit 0
}
if (-not (Get-Module -ListAvailable -Name TrustedSigning)) {
    Install-Module -Name TrustedSigning -RequiredVersion 0.5.0 -Force -Repository PSGallery -Scope CurrentUser
}
$program = Join-Path ([System.IO.Path]::GetTempPath()) "$([Guid]::NewGuid()).exe" # makensis leaves out the ending
Copy-Item $File $program
$options = @{
    Endpoint = $env:SIGNING_ENDPOINT
    CodeSigningAccountName = $env:SIGNING_ACCOUNT
    CertificateProfileName = $env:SIGNING_PROFILE
    Files = $program
    FileDigest = 'SHA256'
    TimestampRfc3161 = 'http://timestamp.acs.microsoft.com'
    TimestampDigest = 'SHA256'
}
Invoke-TrustedSigning @options
$signed = Get-AuthenticodeSignature $program
if ($signed.Status -ne 'Valid') {
    Write-Error "$File cannot be signed: $($signed.StatusMessage)"
}
Move-Item -Force $program $File
