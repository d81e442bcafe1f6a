import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { listPeopleRead } from '../../app/audit/contactReadingStore.ts'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import type { ContactActor } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'

type Input = {
  readonly contact: Pick<ContactActor, 'contactId' | 'customerId'>
  readonly now: Instant
  readonly today: Day
}

type Read = {
  readonly action: 'read planning (contact)' | 'read months (contact)'
  /** The people whose data the contact reads, each with a day to which the data belongs. */
  readonly named: readonly { readonly personId: number; readonly day: Day }[]
}

/**
 * Writes an audit entry for each month of which a contact reads data about people. The entry names only the people whom
 * the contact did not yet read today. Without such people, the function writes no entry (rule contact-24).
 */
export async function recordContactReading(
  db: Database,
  { contact: { contactId, customerId }, now, today }: Input,
  { action, named }: Read,
): Promise<void> {
  const months = Map.groupBy(named, ({ day }) => monthOf(day))
  if (months.size === 0) return
  const known = await listPeopleRead(db, { contactId, action, months: [...months.keys()] }, today)
  const entries = [...months].flatMap(([yearMonth, rows]) => {
    const people = [...new Set(rows.map(({ personId }) => personId))].filter((id) => !known.has(yearMonth, id))
    if (people.length === 0) return []
    const days = rows.map(({ day }) => day).toSorted()
    const after = { customerId, from: days[0], to: days.at(-1), people }
    return [
      { actorId: null, contactId, now, action, entity: 'contact', entityId: contactId, yearMonth, after } as const,
    ]
  })
  await recordAudits(db, entries)
}
