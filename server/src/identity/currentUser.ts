import { hoursOf } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { markWelcomed, readCurrentUser } from './currentUserStore.ts'

/** Returns the signed-in person. The web app asks for this person in its first call. */
export async function currentUser(db: Database, personId: number, today: Day) {
  const { sickDaySeconds, ...user } = orNotFound(await readCurrentUser(db, personId, today))
  return { ...user, sickDayHours: hoursOf(sickDaySeconds) }
}

/** Stores that the person has seen the welcome message. A second call changes nothing (rule identity-33). */
export async function welcomeCurrentUser(context: CommandContext) {
  const { tx, now, today } = context
  const { personId } = context.actor
  if (await markWelcomed(tx, personId, now)) {
    const after = { welcomedAt: formatInstant(now) }
    await recordCallerAct(context, { action: 'welcome person', entity: 'person', entityId: personId, personId, after })
  }
  return currentUser(tx, personId, today)
}
