import type { CustomerMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { isReadingKnown } from '../../app/audit/contactReadingStore.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { ContactQueryContext } from '../../app/context.ts'
import { readMonthOfContact, type OneMonth } from './contactActs.ts'
import { customerMonthDto } from './customerMonthOf.ts'

/** On each day, the first time that a contact reads the shifts of a month gets an audit entry (rule contact-24). */
export async function readMonth(
  { db, contact, now, today }: ContactQueryContext,
  input: OneMonth,
): Promise<CustomerMonth> {
  const { row, month } = await readMonthOfContact(db, contact, input)
  const { contactId } = contact
  const { contractId: entityId, yearMonth } = input
  const reading = { contactId, action: 'read month (contact)', entityId, yearMonth } as const
  if (month.lines.length > 0 && !(await isReadingKnown(db, reading, today)))
    await recordAudit(db, { ...reading, actorId: null, now, entity: 'timesheet', personId: row.personId })
  return customerMonthDto(month, now)
}
