import type { contactMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { WAITING_MONTHS_BACK } from '@uurwerk/contract/timesheets/customerMonths'
import { addMonths, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf, ContactActor, ContactQueryContext } from '../../app/context.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import {
  selectChosenMonths,
  selectCustomerMonths,
  selectUninvoicedMonths,
  type CustomerMonthRow,
} from './customerMonthStore.ts'

type Months = AnswerOf<typeof contactMonths>

/** The contract months of a calendar month that a contact may read, without their lines (rule contact-7). */
export const monthsOfContact = async ({ db, contact }: ContactQueryContext, yearMonth: YearMonth): Promise<Months> =>
  answerOf(withoutLines(await selectCustomerMonths(db, { yearMonth, customerId: contact.customerId }), contact))

/** The contract months of all calendar months of the last year that wait for a signature (rule contact-32). */
export async function waitingMonths({ db, contact, today }: ContactQueryContext): Promise<Months> {
  const { customerId } = contact
  const since = addMonths(monthOf(today), -WAITING_MONTHS_BACK)
  const rows = await selectChosenMonths(db, await selectUninvoicedMonths(db, customerId, since), customerId)
  return answerOf(withoutLines(rows, contact).filter(({ signature }) => signature === null))
}

const withoutLines = (rows: readonly CustomerMonthRow[], { maySign }: ContactActor) =>
  rows.map((row) => {
    const { lines: _lines, ...month } = customerMonthOf(row, { yearMonth: row.yearMonth, maySign })
    return month
  })

const answerOf = (months: Months['_embedded']['customerMonthDtoList']): Months => ({
  _embedded: { customerMonthDtoList: months },
})
