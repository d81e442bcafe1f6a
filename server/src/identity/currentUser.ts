import { hoursOf } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../db/database.ts'
import { orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { markWelcomed, readCurrentUser } from './currentUserStore.ts'

/** What the app asks first: who is at the screen, and what to greet them with. */
export async function currentUser(db: Database, personId: number, today: Day) {
  const { sickDaySeconds, ...user } = orNotFound(await readCurrentUser(db, personId, today))
  return { ...user, sickDayHours: hoursOf(sickDaySeconds) }
}

/** From now on they have been here before; a second time changes nothing. */
export async function welcomeCurrentUser({ tx, actor: { personId }, now, today }: CommandContext) {
  if (await markWelcomed(tx, personId, now)) {
    const after = { welcomedAt: formatInstant(now) }
    await recordAudit(tx, {
      actorId: personId,
      now,
      action: 'welcome person',
      entity: 'person',
      entityId: personId,
      personId,
      after,
    })
  }
  return currentUser(tx, personId, today)
}
