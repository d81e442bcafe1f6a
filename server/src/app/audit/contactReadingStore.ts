import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { Day } from '@uurwerk/domain/time/day'
import { startOfDay } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Database } from '../../platform/db/database.ts'

type ContactReading = {
  readonly contactId: number
  readonly action: AuditAction
  readonly entityId: number
  readonly yearMonth: YearMonth
}

const known = prepared<
  { known: boolean },
  [contactId: number, since: string, action: string, entityId: number, month: Day]
>(
  'reading of a contact',
  `select exists (
     select from audit_entries a
     where a.contact_id = $1 and a.at >= $2 and a.action = $3 and a.entity_id = $4 and a.month_on = $5) as known`,
)

/** True when the audit trail records that the contact read this month of this contract today (rule contact-24). */
export async function isReadingKnown(
  db: Database,
  { contactId, action, entityId, yearMonth }: ContactReading,
  today: Day,
): Promise<boolean> {
  const [row] = await known(db, [contactId, isoOf(startOfDay(today)), action, entityId, firstDayOf(yearMonth)])
  return row?.known === true
}

const peopleRead = prepared<
  { yearMonth: YearMonth; personId: number },
  [contactId: number, since: string, action: string, months: readonly Day[]]
>(
  'people whom a contact read',
  `select distinct to_char(a.month_on, 'YYYY-MM') as "yearMonth", p.id::int8 as "personId"
   from audit_entries a cross join lateral jsonb_array_elements_text(a.changes->'people'->1) as p(id)
   where a.contact_id = $1 and a.at >= $2 and a.action = $3 and a.entity_id = $1 and a.month_on = any($4::date[])`,
)

type ReadPeople = Pick<ContactReading, 'contactId' | 'action'> & { readonly months: readonly YearMonth[] }

/** For each month, the employees whose data the contact read today, by the audit trail (rule contact-24). */
export async function listPeopleRead(
  db: Database,
  { contactId, action, months }: ReadPeople,
  today: Day,
): Promise<{ has(month: YearMonth, personId: number): boolean }> {
  const rows = await peopleRead(db, [contactId, isoOf(startOfDay(today)), action, months.map(firstDayOf)])
  const read = new Set(rows.map(({ yearMonth, personId }) => `${yearMonth} ${personId}`))
  return { has: (month, personId) => read.has(`${month} ${personId}`) }
}
