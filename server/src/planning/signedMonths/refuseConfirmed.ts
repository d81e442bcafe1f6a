import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { RefusalError } from '../../app/RefusalError.ts'

/** A confirmed month that HR wants to change. `isSigned` is true when the customer's signature is valid. */
export type ConfirmedMonth = {
  readonly personName: string
  readonly customerName: string
  readonly yearMonth: YearMonth
  readonly isSigned: boolean
}

/** Refuses a change of confirmed months, and names these months and the months that the customer signed (rule team-6). */
export function refuseConfirmed(confirmed: readonly ConfirmedMonth[]): void {
  if (confirmed.length === 0) return
  const named = (months: readonly ConfirmedMonth[]) => [...new Set(months.map(inWords))]
  const signed = named(confirmed.filter(({ isSigned }) => isSigned))
  throw new RefusalError({ code: 'month_is_confirmed', months: named(confirmed), signed })
}

const inWords = ({ personName, customerName, yearMonth }: ConfirmedMonth): string =>
  `${personName}, ${customerName}, ${formatMonth(yearMonth)}`
