import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { isThisMachine } from '../../settings/isThisMachine.ts'

/**
 * The origin of the app: the public URL, or the requested origin when the app runs on this machine or as a demo. Null
 * for any other origin, because anybody can create a host name that points to this machine (rule identity-16).
 */
export function ownOrigin(
  { publicUrl, demo }: Settings,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | null {
  if (publicUrl.startsWith('https:')) return publicUrl
  const input = URL.parse(`${request.protocol}://${request.host}`)
  if (input === null) return null
  // Each office also has a host name on this machine, such as http://een.localhost:3000.
  return demo || isThisMachine(input.hostname) || input.origin === publicUrl ? input.origin : null
}

/** The URL to which the browser returns after the sign-in; null for a URL on another origin (rule identity-15). */
export function redirectWithin(origin: string, text: unknown): string | null {
  const input = typeof text === 'string' && text.length <= 2000 ? URL.parse(text) : null
  if (input === null || input.origin !== origin || input.username !== '' || input.password !== '') return null
  input.hash = ''
  return input.href
}
