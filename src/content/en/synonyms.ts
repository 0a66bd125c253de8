export const synonyms: readonly (readonly string[])[] = [
  ['restore', 'recovery', 'restoration'],
  ['password', 'passphrase'],
  ['MFA', '2FA', 'two-factor', 'multi-factor'],
  ['GDPR', 'DSGVO'],
  ['email', 'mail'],
  ['telephony', 'phone', 'VoIP'],
  ['WLAN', 'Wi-Fi'],
  ['price', 'cost'],
  ['career', 'job', 'vacancy'],
  ['address', 'contact'],
]
