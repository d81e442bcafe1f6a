import { eurosOf } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { QueryContext } from '../../app/context.ts'
import { listUnsettled } from '../booking/balanceStore.ts'
import { moneyWithClaims } from '../booking/moneyOfInvoice.ts'
import { listGivenReminders } from '../reminders/reminderStore.ts'

/** The open amounts on a day, by customer. The screen calculates the sums by age (rule payments-14). */
export async function receivables({ db, today }: QueryContext, { on = today }: { readonly on?: Day | undefined }) {
  const rows = await listUnsettled(db, on)
  const ids = rows.map(({ id }) => id)
  const reminders = await listGivenReminders(db, ids)
  const moneyOf = await moneyWithClaims(db, rows, on)
  const customers = [...Map.groupBy(rows, ({ customerKey }) => customerKey)].map(([customerKey, invoices]) => ({
    customerKey,
    customerId: invoices[0]!.customerId,
    customerName: invoices.at(-1)!.customerName,
    invoices: invoices.map((row) => {
      const money = moneyOf.get(row.id)!
      const last = reminders.get(row.id)?.findLast((reminder) => reminder.on <= on)
      return {
        invoiceId: row.id,
        invoiceNr: row.number,
        invoiceDate: row.invoiceOn,
        dueDate: row.dueOn,
        total: eurosOf(row.total),
        open: eurosOf(money.open),
        surplus: eurosOf(money.surplus),
        money,
        disputed: row.disputed,
        reminder: last === undefined ? null : { level: last.level, date: last.on },
      }
    }),
  }))
  const byName = customers.toSorted((a, b) => a.customerName.localeCompare(b.customerName, 'nl'))
  return { _embedded: { receivableDtoList: byName }, on }
}
