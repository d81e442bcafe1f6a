import { vi } from 'vitest'

type Answer = {
  readonly status: number
  readonly body?: unknown
  readonly statusText?: string
  readonly headers?: Record<string, string>
}
export type SentRequest = {
  readonly method: string
  readonly address: string
  readonly headers: Headers
  readonly body: string | null
  readonly keepalive?: boolean
}

/** Replaces the browser objects that a session and a request need. `server` answers the requests. */
export function stubBrowser(server: (request: SentRequest) => Answer | Promise<Answer>) {
  const sent: SentRequest[] = []
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:', hostname: 'localhost', origin: 'http://localhost:3000' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { scrollTo: () => undefined })
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', async (address: string, init: Omit<SentRequest, 'address'>) => {
    const request = { address, ...init }
    sent.push(request)
    const { status, statusText, headers, body } = await server(request)
    return new Response(body === undefined ? null : JSON.stringify(body), { status, statusText, headers })
  })
  return { sent }
}
