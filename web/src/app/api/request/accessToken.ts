/** On https, the prefix prevents that another sub-domain or plain http sets the cookie (rule identity-31). */
const nameOn = (protocol: string): string => (protocol === 'https:' ? '__Host-uurwerk_token' : 'uurwerk_token')

/** The cookie lasts as long as the longest session on the server, but the server can end a session earlier. */
const LONGEST_SESSION_SECONDS = 30 * 24 * 3600

// A browser ignores a Secure cookie on plain http, so a cookie for http://localhost is not Secure.
const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'

type Place = Pick<Location, 'protocol' | 'hostname'>

/** The text for `document.cookie`. Only the web app reads this cookie; the server does not. */
export function tokenCookie(token: string, { protocol, hostname }: Place, seconds = LONGEST_SESSION_SECONDS): string {
  const secure = protocol === 'http:' && isLocal(hostname) ? '' : '; Secure'
  return `${nameOn(protocol)}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}

export function tokenIn(cookies: string, { protocol }: Pick<Place, 'protocol'>): string | null {
  for (const cookie of cookies.split('; ')) {
    const [name, value = ''] = cookie.split('=', 2)
    if (name === nameOn(protocol) && value !== '') return decodeURIComponent(value)
  }
  return null
}

export const accessToken = (): string | null => tokenIn(document.cookie, location)

/** The tokens of the sessions that the users of this page ended. */
const endedTokens = new Set<string>()
let isSignedOut = false

/**
 * True for the token of a session that the user of this page ended. After the sign-out, it is true for a missing token
 * too, until the next sign-in. The server would refuse a request with such a token (rule screens-67).
 */
export const isEndedToken = (token: string | null): boolean => (token === null ? isSignedOut : endedTokens.has(token))

export function keepAccessToken(token: string): void {
  isSignedOut = false
  endedTokens.delete(token)
  document.cookie = tokenCookie(token, location)
}

/**
 * Ends the session in this browser, and returns its token for the request that ends the session on the server. No other
 * request uses this token any more.
 */
export function endAccessToken(): string | null {
  const token = accessToken()
  if (token !== null) endedTokens.add(token)
  isSignedOut = true
  forgetAccessToken()
  return token
}

export function forgetAccessToken(): void {
  document.cookie = tokenCookie('', location, 0)
}
