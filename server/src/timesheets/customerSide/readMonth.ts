import type { CustomerMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { isReadingKnown } from '../../app/audit/contactReadingStore.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { ContactQueryContext } from '../../app/context.ts'
import { readMonthOfContact, type OneMonth } from './contactActs.ts'
import { customerMonthDto } from './customerMonthOf.ts'

/**
 * Reads a month for a contact. When the contact sees its shifts for the first time on a day, an audit entry is written
 * (rule contact-24).
 */
export async function readMonth(
  { db, contact, now, today }: ContactQueryContext,
  asked: OneMonth,
): Promise<CustomerMonth> {
  const { row, month } = await readMonthOfContact(db, contact, asked)
  const { contactId } = contact
  const { contractId: entityId, yearMonth } = asked
  const reading = { contactId, action: 'read month (contact)', entityId, yearMonth } as const
  if (month.lines.length > 0 && !(await isReadingKnown(db, reading, today)))
    await recordAudit(db, { ...reading, actorId: null, now, entity: 'timesheet', personId: row.personId })
  return customerMonthDto(month, now)
}
