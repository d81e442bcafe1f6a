import type { Seconds } from '../money/seconds.ts'
import { NO_SECONDS, seconds } from '../money/seconds.ts'
import type { YearMonth } from '../time/yearMonth.ts'

export type RecupMonth = {
  readonly yearMonth: YearMonth
  /** Completed once all of the person's contracts of the month are. */
  readonly status: 'completed' | 'open' | 'without_contract'
  readonly earned: Seconds
  readonly taken: Seconds
  readonly bonuses: Seconds
  readonly corrections: Seconds
}

export type RecupBalance = {
  readonly yearMonth: YearMonth
  readonly status: RecupMonth['status']
  /** What could be taken in the month: the cumulative of the month before. */
  readonly previous: Seconds
  readonly cumulative: Seconds
}

/**
 * The recuperation built up month after month, from the opening month on. What is earned counts only once the month is
 * completed; what is taken or given counts at once (rule balances-35).
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

/** The last month up to which nothing is open any more, and what had been built up by its end (rule balances-42). */
export function recupConfirmed(balances: readonly RecupBalance[]): {
  readonly yearMonth: YearMonth | null
  readonly recup: Seconds
} {
  const open = balances.findIndex(({ status }) => status === 'open')
  const last = balances[(open === -1 ? balances.length : open) - 1]
  return { yearMonth: last?.yearMonth ?? null, recup: last?.cumulative ?? NO_SECONDS }
}

/** The least that is built up at the end of this month or any later one: a booking in it may not bring that below zero. */
export const lowestRecupFrom = (balances: readonly RecupBalance[], yearMonth: YearMonth): Seconds | null =>
  balances
    .filter((balance) => balance.yearMonth >= yearMonth)
    .reduce<Seconds | null>(
      (lowest, { cumulative }) => (lowest !== null && lowest < cumulative ? lowest : cumulative),
      null,
    )
