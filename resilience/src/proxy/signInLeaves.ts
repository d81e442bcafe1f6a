import type { Seen, Visit } from './visit.ts'

const MOST_STEPS = 6

/**
 * Follows the redirects of the sign-in as a browser does. All of them must stay within the app. Returns the first URL
 * with another origin than the app; null when there is none.
 */
export async function signInLeaves(visit: (visit: Visit) => Promise<Seen>, origin: string): Promise<string | null> {
  const cookies = new Map<string, string>()
  let path = `/api/oauth2/authorize/google?redirect_uri=${encodeURIComponent(`${origin}/`)}`
  for (let step = 0; step < MOST_STEPS; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { status, headers } = await visit({ path, headers: { cookie } })
    for (const set of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    if (status === 200) return null
    const next = new URL(headers.location ?? '', `${origin}${path}`)
    if (next.origin !== origin) return next.origin
    path = `${next.pathname}${next.search}`
  }
  return 'a circle'
}
