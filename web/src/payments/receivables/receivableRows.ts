import { ageOf, agedAmounts, type AgedAmounts } from '@uurwerk/domain/payments/ageing'
import { cents } from '@uurwerk/domain/money/cents'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import type { Receivable } from '../queries.ts'

export type ReceivableRow = AgedAmounts & Receivable

const centsOf = (euros: number) => cents(Math.round(euros * 100))

export const receivableRow = (receivable: Receivable, on: Day): ReceivableRow => ({
  ...receivable,
  ...agedAmounts(
    receivable.invoices.map(({ dueDate, open, surplus }) => ({
      dueOn: toDay(dueDate),
      open: centsOf(open),
      surplus: centsOf(surplus),
    })),
    on,
  ),
})

/** A filter selects customers. The totals count only the selected customers. */
export const RECEIVABLE_FILTERS = {
  all: () => true,
  late: ({ upTo30, upTo60, upTo90, over90 }: ReceivableRow) => upTo30 + upTo60 + upTo90 + over90 > 0,
  disputed: ({ invoices }: ReceivableRow) => invoices.some(({ disputed }) => disputed),
  credit: ({ credit }: ReceivableRow) => credit > 0,
} as const

export type ReceivableFilter = keyof typeof RECEIVABLE_FILTERS

export const receivableFilters = Object.keys(RECEIVABLE_FILTERS) as readonly ReceivableFilter[]

export const isLate = (dueDate: string, on: Day): boolean => ageOf(toDay(dueDate), on) !== 'notDue'
