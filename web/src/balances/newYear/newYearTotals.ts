import * as texts from '../../texts/texts.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import type { NewYearRow } from './queries.ts'
import { transferOf, type Transfers } from './transfers.ts'

export const moves = ['statutory', 'recupHoliday', 'extraVacation'] as const

/** A skipped person adds no days. A typed text that is not a number counts as zero. */
export function newYearTotals(shown: readonly NewYearRow[], typed: Transfers): Readonly<Record<string, string>> {
  const counted = shown.filter(({ skipped }) => skipped === null)
  const sum = (daysOf: (row: NewYearRow) => number) =>
    formatNumber(counted.reduce((days, row) => days + (daysOf(row) || 0), 0))
  return {
    person: texts.vacation.totalOf(shown.length),
    ...Object.fromEntries(moves.map((move) => [move, sum((row) => row[move].after)])),
    transfer: sum((row) => transferOf(row, typed)),
  }
}
