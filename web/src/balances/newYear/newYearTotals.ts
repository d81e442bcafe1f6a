import * as texts from '../../texts/texts.ts'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import type { NewYearRow } from './queries.ts'
import { transferOf, type Transfers } from './transfers.ts'

/** The leave balances that the new-year run changes. */
export const moves = ['statutory', 'recupHoliday', 'extraVacation'] as const

/**
 * The totals of the table of the new year. A person whom the new-year run skips adds no days. A typed text that is not
 * a number counts as zero.
 */
export function newYearTotals(shown: readonly NewYearRow[], typed: Transfers): Readonly<Record<string, string>> {
  const counted = shown.filter(({ skipped }) => skipped === null)
  const sum = (daysOf: (row: NewYearRow) => number) =>
    writtenNumber(counted.reduce((days, row) => days + (daysOf(row) || 0), 0))
  return {
    person: texts.vacation.totalOf(shown.length),
    ...Object.fromEntries(moves.map((move) => [move, sum((row) => row[move].after)])),
    transfer: sum((row) => transferOf(row, typed)),
  }
}
