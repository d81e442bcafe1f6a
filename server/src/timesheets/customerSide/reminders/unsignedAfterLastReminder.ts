import { waitsForContact } from '@uurwerk/domain/timesheets/customerSide/contactReminders'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../../platform/db/database.ts'
import { listCustomerMonths } from '../customerMonthStore.ts'
import { awaitedFacts } from '../customerSideOf.ts'
import { listContractsAfterLastReminder } from './contactReminderStore.ts'

/** Timesheets without a signature, although a contact got the last automatic reminder (rule contact-51). */
export async function unsignedAfterLastReminder(db: Database, yearMonth: YearMonth, now: Instant): Promise<number> {
  const contractIds = await listContractsAfterLastReminder(db, yearMonth)
  if (contractIds.length === 0) return 0
  const rows = await listCustomerMonths(db, { yearMonth, customerId: null, contractIds })
  return rows.filter((row) => waitsForContact(awaitedFacts(row, yearMonth), now)).length
}
