import type { Endpoint } from '@uurwerk/contract/endpoint'
import type { AnyInput } from './callInput.ts'

/** Where a call goes: the path with its names filled in, and the query behind it. */
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
  return `/api${path}${search.size === 0 ? '' : `?${search}`}`
}
