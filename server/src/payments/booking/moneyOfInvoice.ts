import { NO_CENTS } from '@uurwerk/domain/money/cents'
import { claimsLeft } from '@uurwerk/domain/payments/reminders/claimsLeft'
import type { InvoiceMoney } from '@uurwerk/domain/payments/customerCredit'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { isConsumer } from '../reminders/isConsumer.ts'
import { listInterestRates } from '../reminders/reminderSettingsStore.ts'
import { listLetterFacts } from '../reminders/reminderStore.ts'
import type { BalanceRow } from './balanceStore.ts'

/** The open amount and the amount that was paid too much. Interest and compensation do not count. */
export const moneyOfInvoice = (row: BalanceRow, on: Day): InvoiceMoney => ({
  open: invoiceBalance(row, on).open,
  surplus: row.surplus,
  claims: NO_CENTS,
})

/** The amounts of invoices on a day, with the interest and the compensation that can still be booked. */
export async function moneyWithClaims(
  db: Database,
  rows: readonly BalanceRow[],
  on: Day,
): Promise<ReadonlyMap<number, InvoiceMoney>> {
  const ids = rows.map(({ id }) => id)
  const facts = await listLetterFacts(db, ids)
  const rates = await listInterestRates(db)
  return new Map(
    rows.map((row) => {
      const late = { ...row, settlements: [...row.credits, ...row.payments], isConsumer: isConsumer(facts.get(row.id)) }
      return [row.id, { ...moneyOfInvoice(row, on), claims: claimsLeft(late, rates, on) }]
    }),
  )
}
