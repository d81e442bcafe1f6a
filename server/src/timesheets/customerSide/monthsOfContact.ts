import type { contactMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { WAITING_MONTHS_BACK } from '@uurwerk/contract/timesheets/customerMonths'
import { addMonths, firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf, ContactQueryContext } from '../../app/context.ts'
import { recordContactReading } from '../../planning/customerSide/recordContactReading.ts'
import { countingSignature, customerMonthDto, customerMonthOf } from './customerMonthOf.ts'
import {
  listChosenMonths,
  listCustomerMonths,
  listUninvoicedMonths,
  type CustomerMonthRow,
} from './customerMonthStore.ts'

type Months = AnswerOf<typeof contactMonths>

/** The employees' months that a contact may read, in one calendar month, without their shifts (rule contact-7). */
export const monthsOfContact = async (context: ContactQueryContext, yearMonth: YearMonth): Promise<Months> =>
  listOf(context, await listCustomerMonths(context.db, { yearMonth, customerId: context.contact.customerId }))

/** The employees' months of the last year that wait for a signature of the contact (rule contact-66). */
export async function waitingMonths(context: ContactQueryContext): Promise<Months> {
  const { db, today, contact } = context
  const since = addMonths(monthOf(today), -WAITING_MONTHS_BACK)
  const chosen = await listUninvoicedMonths(db, contact.customerId, since)
  const rows = await listChosenMonths(db, chosen, contact.customerId)
  return listOf(
    context,
    rows.filter((row) => countingSignature(row) === null),
  )
}

/** The audit trail records which employees the contact sees in the list (rule contact-24). */
async function listOf(context: ContactQueryContext, rows: readonly CustomerMonthRow[]): Promise<Months> {
  const named = rows.flatMap(({ personId, yearMonth }) =>
    [firstDayOf(yearMonth), lastDayOf(yearMonth)].map((day) => ({ personId, day })),
  )
  await recordContactReading(context.db, context, { action: 'read months (contact)', named })
  const { contact, now } = context
  return {
    _embedded: {
      customerMonthDtoList: rows.map((row) => {
        const month = customerMonthOf(row, { yearMonth: row.yearMonth, maySign: contact.maySign })
        const { lines: _lines, removed: _removed, ...listed } = customerMonthDto(month, now)
        return listed
      }),
    },
  }
}
