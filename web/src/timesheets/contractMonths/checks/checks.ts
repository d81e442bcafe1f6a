import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { SEGMENTS, type Segment } from '../stages/segments.ts'

/** A row of HR's list, with the number of its differences with the locked planning. */
export type ListedMonth = ContractMonthRow & {
  /** The number is absent while the differences load. */
  readonly differences?: number
}

/**
 * What HR checks before an approval: the differences with the locked planning, and the remarks on the shifts (rule
 * timesheets-82).
 */
export const CHECKS = ['differences', 'remarks'] as const

export type Check = (typeof CHECKS)[number]

const countOf = (row: ListedMonth, check: Check): number => row[check] ?? 0

/** True for a row with at least one of the chosen checks. Without a chosen check it is true for each row. */
export const hasAnyOf = (row: ListedMonth, checks: readonly Check[]): boolean =>
  checks.length === 0 || checks.some((check) => countOf(row, check) > 0)

/**
 * True for a row that the list shows: it matches the segment and the checks, or it stays until HR chooses another
 * filter (rule screens-49).
 */
export const isListed = (
  row: ListedMonth,
  { segment, checks }: { readonly segment: Segment; readonly checks: readonly Check[] },
  stays: ReadonlySet<number>,
): boolean => stays.has(row.contractId) || (SEGMENTS[segment](row) && hasAnyOf(row, checks))

/** The number of rows with each check. */
export const checkCounts = (rows: readonly ListedMonth[]): Readonly<Record<Check, number>> => ({
  differences: rows.filter((row) => countOf(row, 'differences') > 0).length,
  remarks: rows.filter((row) => countOf(row, 'remarks') > 0).length,
})

/** The rows with their differences. A row without differences stays the same object, so it is not rendered again. */
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

export const checksIn = (written: string | null): readonly Check[] => {
  const names = written?.split(',') ?? []
  return CHECKS.filter((check) => names.includes(check))
}
