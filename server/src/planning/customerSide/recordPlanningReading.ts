import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { selectPeopleRead } from '../../app/audit/contactReadingStore.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { ContactActor } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'

type Reading = {
  readonly contact: Pick<ContactActor, 'contactId' | 'customerId'>
  readonly now: Instant
  readonly today: Day
}

/** A person whom a contact reads, and the day on which the person comes or does not come. */
type Named = { readonly personId: number; readonly day: Day }

/**
 * Writes an audit entry about the people whom a contact reads, one for each month. The entry names the people whom the
 * contact has not read earlier on this day in that month, and nothing is written without such a person (rule
 * contact-24).
 */
export async function recordPlanningReading(
  db: Database,
  { contact: { contactId, customerId }, now, today }: Reading,
  named: readonly Named[],
): Promise<void> {
  const action = 'read planning (contact)' as const
  for (const [yearMonth, rows] of Map.groupBy(named, ({ day }) => monthOf(day))) {
    const known = await selectPeopleRead(db, { contactId, action, entityId: contactId, yearMonth }, today)
    const people = [...new Set(rows.map(({ personId }) => personId))].filter((id) => !known.has(id))
    if (people.length === 0) continue
    const days = rows.map(({ day }) => day).toSorted()
    await recordAudit(db, {
      actorId: null,
      contactId,
      now,
      action,
      entity: 'contact',
      entityId: contactId,
      yearMonth,
      after: { customerId, from: days[0], to: days.at(-1), people },
    })
  }
}
