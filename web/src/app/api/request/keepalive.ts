/** The longest body that the browser still sends after the page closes, in bytes. */
const MOST_OF_ONE = 8_000
/** The longest bodies together. A browser refuses a request above 64 kB for all requests that have no answer yet. */
const MOST_TOGETHER = 60_000

let together = 0

/**
 * Sends a write, with `keepalive` while the browser has room for it. The browser then still sends the write when the
 * user closes or leaves the page immediately after a press.
 */
export async function withKeepalive<T>(body: string, ask: (keepalive: boolean) => Promise<T>): Promise<T> {
  // A letter is at least one byte, so a body with too many letters is too long without counting its bytes.
  const bytes = body.length > MOST_OF_ONE ? body.length : new TextEncoder().encode(body).length
  if (bytes > MOST_OF_ONE || together + bytes > MOST_TOGETHER) return ask(false)
  together += bytes
  try {
    return await ask(true)
  } finally {
    together -= bytes
  }
}
