import type { Endpoint } from './endpoint.ts'
import type { AnyInput } from './callInput.ts'

/** The URL of a request: the path with the values of its parameters, and the query string. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, { params = {}, query }: AnyInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return `/api${path}${search.size === 0 ? '' : `?${search.toString()}`}`
}
