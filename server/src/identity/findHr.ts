import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../platform/db/database.ts'
import type { Actor } from '../app/context.ts'
import { readActor } from './actorStore.ts'

type Input = { readonly personId: number; readonly today: Day }

/**
 * The person who started a job, with the current roles; null when this person is no longer an administrator or can no
 * longer sign in.
 */
export async function findHr(db: Database, { personId, today }: Input): Promise<Actor | null> {
  const person = await readActor(db, personId)
  if (person === null || !mayStillSignIn(person, today, person.signInDaysAfterEmployment)) return null
  const { name, roles } = person
  return roles.includes('ROLE_ADMIN') ? { personId, name, roles } : null
}
