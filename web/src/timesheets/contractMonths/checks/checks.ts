import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { SEGMENTS, type Segment } from '../stages/segments.ts'

/** A row of HR's list. It contains the number of differences between the locked planning and the current planning. */
export type ListedMonth = ContractMonthRow & {
  /** The number is absent until the differences are loaded. */
  readonly differences?: number
}

/** The points of a month by which HR can filter the list before an approval (rule timesheets-95). */
export const CHECKS = ['differences', 'remarks'] as const

export type Check = (typeof CHECKS)[number]

const countOf = (row: ListedMonth, check: Check): number => row[check] ?? 0

/** True when a row has one of the chosen points, or when HR chose no point. */
export const hasAnyOf = (row: ListedMonth, checks: readonly Check[]): boolean =>
  checks.length === 0 || checks.some((check) => countOf(row, check) > 0)

/**
 * True for a row that matches the filters. A row in `stays` is also shown, until HR chooses another filter (rule
 * screens-49).
 */
export const isListed = (
  row: ListedMonth,
  { segment, checks }: { readonly segment: Segment; readonly checks: readonly Check[] },
  stays: ReadonlySet<number>,
): boolean => stays.has(row.contractId) || (SEGMENTS[segment](row) && hasAnyOf(row, checks))

export const checkCounts = (rows: readonly ListedMonth[]): Readonly<Record<Check, number>> => ({
  differences: rows.filter((row) => countOf(row, 'differences') > 0).length,
  remarks: rows.filter((row) => countOf(row, 'remarks') > 0).length,
})

/** A row without differences stays the same object, so that it does not render again. */
export const withDifferences = (
  rows: readonly ContractMonthRow[],
  differences: ReadonlyMap<number, number>,
): readonly ListedMonth[] =>
  differences.size === 0
    ? rows
    : rows.map((row) => {
        const count = differences.get(row.contractId)
        return count === undefined ? row : { ...row, differences: count }
      })

export const checksIn = (text: string | null): readonly Check[] => {
  const names = text?.split(',') ?? []
  return CHECKS.filter((check) => names.includes(check))
}
