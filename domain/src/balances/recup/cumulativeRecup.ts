import { NO_SECONDS, seconds, type Seconds } from '../../money/seconds.ts'
import type { YearMonth } from '../../time/yearMonth.ts'

export type RecupMonth = {
  readonly yearMonth: YearMonth
  /** 'completed': the timesheets of all contracts of the person in that month are confirmed. */
  readonly status: 'completed' | 'open' | 'without_contract'
  readonly earned: Seconds
  readonly taken: Seconds
  readonly bonuses: Seconds
  readonly corrections: Seconds
}

export type RecupBalance = {
  readonly yearMonth: YearMonth
  readonly status: RecupMonth['status']
  /** The hours of recuperation that can be taken in a month: the built-up hours at the end of the previous month. */
  readonly previous: Seconds
  readonly cumulative: Seconds
}

/**
 * The first month is the opening month. Earned hours count only after the month is completed. Taken hours, bonuses and
 * corrections count immediately (rule balances-35).
 */
export function cumulativeRecup(opening: Seconds, months: readonly RecupMonth[]): RecupBalance[] {
  let previous = opening
  return months.map(({ yearMonth, status, earned, taken, bonuses, corrections }) => {
    const counts = status === 'completed' ? earned : NO_SECONDS
    const balance = {
      yearMonth,
      status,
      previous,
      cumulative: seconds(previous + counts - taken + bonuses + corrections),
    }
    previous = balance.cumulative
    return balance
  })
}

/** The last month before the first open month, and the recuperation at its end (rule balances-42). */
export function recupConfirmed(balances: readonly RecupBalance[]): {
  readonly yearMonth: YearMonth | null
  readonly recup: Seconds
} {
  const open = balances.findIndex(({ status }) => status === 'open')
  const last = balances[(open === -1 ? balances.length : open) - 1]
  return { yearMonth: last?.yearMonth ?? null, recup: last?.cumulative ?? NO_SECONDS }
}

/** The lowest recuperation at the end of this or a later month. A booking must not bring it below zero. */
export const lowestRecupFrom = (balances: readonly RecupBalance[], yearMonth: YearMonth): Seconds | null =>
  balances
    .filter((balance) => balance.yearMonth >= yearMonth)
    .reduce<Seconds | null>(
      (lowest, { cumulative }) => (lowest !== null && lowest < cumulative ? lowest : cumulative),
      null,
    )
