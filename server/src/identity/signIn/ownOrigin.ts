import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import { isThisMachine } from '../../settings/isThisMachine.ts'

/**
 * The origin under which the app is reached: the public address, or, on one's own machine and in the demo, whatever the browser asked
 * for. Null for any other, because a name that somebody else pointed at this machine is not ours.
 */
export function ownOrigin(
  { publicUrl, demo }: Settings,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | null {
  if (publicUrl.startsWith('https:')) return publicUrl
  const input = URL.parse(`${request.protocol}://${request.host}`)
  if (input === null) return null
  return demo || isThisMachine(input.hostname) ? input.origin : null
}

/** The address to go back to, when it is one of the app itself. */
export function redirectWithin(origin: string, text: unknown): string | null {
  const input = typeof text === 'string' && text.length <= 2000 ? URL.parse(text) : null
  if (input === null || input.origin !== origin || input.username !== '' || input.password !== '') return null
  input.hash = ''
  return input.href
}
