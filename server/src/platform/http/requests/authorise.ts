import type { Access, Endpoint } from '@uurwerk/contract/endpoint'
import { findActor, findContact } from '../../../app/session/findCaller.ts'
import type { FastifyRequest } from 'fastify'
import { RefusalError } from '../../../app/RefusalError.ts'

/**
 * The session token in the header Authorization. Another site can make a browser send a cookie, but not this header
 * (rule identity-23).
 */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null

/** The roles that a call needs (rule identity-2). */
const roleNeeded = { user: ['ROLE_USER', 'ROLE_ADMIN'], admin: ['ROLE_ADMIN'] } as const

type Called = Pick<Endpoint, 'isBackground'> & { readonly access: Exclude<Access, 'open' | 'contact'> }

/**
 * Checks the session (401), then the role (403). A person without the role is also stored on the request, so that the
 * security log can name the person (rule identity-1).
 */
export async function authorise(request: FastifyRequest, { access, isBackground }: Called): Promise<void> {
  const { headers, ip, served } = request
  const { services, shares, isReadOnly } = served
  const token = bearerOf(headers.authorization)
  const isUse = isBackground !== true && !isReadOnly
  const lookUp = (known: string) => () => findActor(services.db, known, services.clock.now(), { isUse })
  const actor = token === null ? null : await shares.ofToken({ token, ip }, lookUp(token))
  if (actor === null) throw new RefusalError({ code: 'not_signed_in' })
  request.actor = actor
  const needed: readonly string[] = roleNeeded[access]
  if (!actor.roles.some((role) => needed.includes(role))) throw new RefusalError({ code: 'role_missing' })
}

/** Checks the session of a contact (401). The tokens of people and contacts are in separate tables (rule contact-4). */
export async function authoriseContact(request: FastifyRequest): Promise<void> {
  const { headers, ip, served } = request
  const { services, shares, isReadOnly } = served
  const token = bearerOf(headers.authorization)
  const lookUp = (known: string) => () => findContact(services.db, known, services.clock.now(), { isUse: !isReadOnly })
  const contact = token === null ? null : await shares.ofUnknown(ip, lookUp(token))
  if (contact === null) throw new RefusalError({ code: 'not_signed_in' })
  request.contact = contact
}
