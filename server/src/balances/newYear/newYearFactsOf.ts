import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { NewYearFacts } from '@uurwerk/domain/balances/newYear/newYearFacts'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import type { NewYearRow } from './newYearStore.ts'

type Input = { readonly year: number; readonly transfer: HalfDays | null }

/** Converts a database row about a person to the facts that the rules of the new-year run need. */
export const newYearFactsOf = (row: NewYearRow, { year, transfer }: Input): NewYearFacts => ({
  year,
  kind: row.kind,
  employment: { start: row.employment_start_on, end: row.employment_end_on },
  partTimeRecords: row.part_time_records.map(([percentage, start, end]) => ({
    id: null,
    percentage: basisPoints(percentage),
    period: { start, end },
  })),
  oldYear: row.old_year,
  newYear: Object.fromEntries(Object.entries(row.new_year).map(([type, [granted, left]]) => [type, { granted, left }])),
  movedOut: row.moved_out,
  statutoryBefore: row.statutory_before,
  transfer,
})
