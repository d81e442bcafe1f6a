import type { Access } from '@uurwerk/contract/endpoint'
import { findActor } from '../identity/findActor.ts'
import type { Services } from '../services.ts'
import { Refused } from './Refused.ts'
import type { Actor } from './route.ts'

/** Sessions travel in this header only: a cookie is never accepted, so that no other site can use it. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null

const roleNeeded = { user: ['ROLE_USER', 'ROLE_ADMIN'], admin: ['ROLE_ADMIN'] } as const

/** First who it is (401), then whether they may (403). */
export async function authorise(
  services: Services,
  header: string | undefined,
  access: Exclude<Access, 'open'>,
): Promise<Actor> {
  const token = bearerOf(header)
  const actor = token === null ? null : await findActor(services.db, token, services.clock.now())
  if (actor === null) throw new Refused({ code: 'not_signed_in' })
  const needed: readonly string[] = roleNeeded[access]
  if (!actor.roles.some((role) => needed.includes(role))) throw new Refused({ code: 'role_missing' })
  return actor
}
