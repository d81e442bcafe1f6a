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
  const asked = URL.parse(`${request.protocol}://${request.host}`)
  if (asked === null) return null
  return demo || isThisMachine(asked.hostname) ? asked.origin : null
}

/** The address to go back to, when it is one of the app itself. */
export function redirectWithin(origin: string, text: unknown): string | null {
  const asked = typeof text === 'string' && text.length <= 2000 ? URL.parse(text) : null
  if (asked === null || asked.origin !== origin || asked.username !== '' || asked.password !== '') return null
  asked.hash = ''
  return asked.href
}
