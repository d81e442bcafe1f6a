const COOKIE = 'uurwerk_token'

/** The longest that the server keeps a session; it decides itself when one has ended before that. */
const LONGEST_SESSION_SECONDS = 30 * 24 * 3600

// Browsers keep a Secure cookie off plain http, and a localhost on plain http is where a newcomer starts.
const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'

/** The cookie as it is written: read by this app alone, and never by the server. */
export function tokenCookie(token: string, hostname: string, seconds = LONGEST_SESSION_SECONDS): string {
  const secure = isLocal(hostname) ? '' : '; Secure'
  return `${COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}

export function tokenIn(cookies: string): string | null {
  for (const cookie of cookies.split('; ')) {
    const [name, value = ''] = cookie.split('=', 2)
    if (name === COOKIE && value !== '') return decodeURIComponent(value)
  }
  return null
}

export const accessToken = (): string | null => tokenIn(document.cookie)

export function keepAccessToken(token: string): void {
  document.cookie = tokenCookie(token, location.hostname)
}

export function forgetAccessToken(): void {
  document.cookie = tokenCookie('', location.hostname, 0)
}
