import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { openSession, type OpenedSession } from '../openSession.ts'
import { findDemoPerson } from './demoPeopleStore.ts'

type Asked = {
  readonly email: string
  readonly userAgent: string | null
  readonly now: Instant
  readonly today: Day
}

/** Lets a script sign in as a person of the demo, without the pages of the provider. */
export function openDemoSession(db: Database, { email, userAgent, now, today }: Asked): Promise<OpenedSession> {
  return inTransaction(db, async (tx) => {
    const person = await findDemoPerson(tx, email, today)
    if (person === null) throw new RefusalError({ code: 'sign_in_refused' })
    return openSession(tx, { personId: person.id, userAgent, now })
  })
}
