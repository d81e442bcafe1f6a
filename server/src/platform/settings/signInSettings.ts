import type { SettingList } from './settingList.ts'

export type GoogleSettings = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }

export type AppleSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  /** The key is PKCS #8, as Apple offers it. `\n` ends a line, because an environment variable has one line. */
  readonly privateKey: string
}

export function readGoogle(list: SettingList): GoogleSettings | null {
  const [clientId, clientSecret] = readTogether(list, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  if (!clientId || !clientSecret) return null
  return { issuer: list.text('GOOGLE_ISSUER') ?? 'https://accounts.google.com', clientId, clientSecret }
}

export function readApple(list: SettingList): AppleSettings | null {
  const names = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']
  const [clientId, teamId, keyId, privateKey] = readTogether(list, names)
  if (!clientId || !teamId || !keyId || !privateKey) return null
  const issuer = list.text('APPLE_ISSUER') ?? 'https://appleid.apple.com'
  return { issuer, clientId, teamId, keyId, privateKey: privateKey.replaceAll('\\n', '\n') }
}

/** The operator sets all settings of a provider or none. It is an error when only some are set. */
function readTogether(list: SettingList, names: readonly string[]): (string | null)[] {
  const values = names.map((name) => list.text(name))
  const missing = names.filter((_, index) => values[index] === null)
  if (missing.length > 0 && missing.length < names.length)
    list.report(`${missing.join(', ')} ontbreekt: ${names.join(', ')} horen samen`)
  return values
}
