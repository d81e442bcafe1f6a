/**
 * Does what a browser does: keeps cookies by host and path, follows redirects, and submits a form when the page submits
 * it with a script.
 */
export class Browser {
  readonly #cookies = new Map<string, { host: string; path: string; value: string }>()
  readonly visited: string[] = []

  /**
   * Follows redirects. Stops at the first answer that is not a redirect, or at the first address for which `stopAt` is
   * true.
   */
  async open(
    address: string,
    stopAt: (address: URL) => boolean = () => false,
    init: RequestInit = {},
  ): Promise<{ address: URL; response: Response | null }> {
    const here = new URL(address)
    this.visited.push(here.href)
    if (stopAt(here)) return { address: here, response: null }
    const response = await fetch(here, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: this.cookiesFor(address) },
    })
    for (const line of response.headers.getSetCookie()) this.#keep(here, line)
    const next = response.headers.get('location')
    return next === null ? { address: here, response } : this.open(new URL(next, here).href, stopAt)
  }

  submit(address: string, fields: Record<string, string>, stopAt?: (address: URL) => boolean) {
    return this.open(address, stopAt, { method: 'POST', body: new URLSearchParams(fields) })
  }

  cookiesFor(address: string): string {
    const { hostname, pathname } = new URL(address)
    const fitting = [...this.#cookies].filter(([, { host, path }]) => host === hostname && pathname.startsWith(path))
    return fitting.map(([key, { value }]) => `${key.split('|')[2]}=${value}`).join('; ')
  }

  #keep({ hostname }: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(/; */)
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    const key = `${hostname}|${path}|${name}`
    if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(key)
    else this.#cookies.set(key, { host: hostname, path, value })
  }
}
