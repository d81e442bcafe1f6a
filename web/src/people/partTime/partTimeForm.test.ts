import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { aPerson } from '../aPerson.testing.ts'
import { partTimeErrors, refusedPartTime, wantedRecord } from './partTimeForm.ts'

const recordOf = (id: number, percentage: number, start: string, end: string | null) => ({
  id,
  percentage: basisPoints(percentage),
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
})

const anna = aPerson({
  facts: {
    employmentStart: toDay('2026-01-01'),
    records: [
      recordOf(1, 10_000, '2026-01-01', '2026-03-31'),
      recordOf(2, 8_000, '2026-04-01', '2026-08-31'),
      recordOf(3, 5_000, '2026-09-01', null),
    ],
  },
})

const formOf = (start: string, end: string | null, percentage: number | null = 60) => ({
  percentage,
  startDate: toDay(start),
  endDate: end === null ? null : toDay(end),
})

const cases: [
  string,
  id: number | null,
  start: string,
  end: string | null,
  code: string | null,
  field: string | null,
][] = [
  [
    'a change of the middle part-time record moves the records before and after it',
    2,
    '2026-05-01',
    '2026-09-30',
    null,
    null,
  ],
  [
    'a part-time record cannot start on the start of the previous record',
    2,
    '2026-01-01',
    '2026-08-31',
    'part_time_crosses_neighbour',
    'startDate',
  ],
  ['a part-time record before another record needs an end', 2, '2026-04-01', null, 'part_time_needs_end', 'endDate'],
  [
    'a part-time record must end after its start',
    2,
    '2026-04-01',
    '2026-04-01',
    'period_end_not_after_start',
    'endDate',
  ],
  [
    'the first part-time record cannot end after the second record',
    1,
    '2026-01-01',
    '2026-08-31',
    'part_time_crosses_neighbour',
    'endDate',
  ],
  [
    'the first part-time record must start with the employment',
    1,
    '2026-01-02',
    '2026-03-31',
    'part_time_first_start_fixed',
    'startDate',
  ],
  [
    'the last part-time record cannot have an end',
    3,
    '2026-09-01',
    '2026-12-31',
    'part_time_last_stays_open',
    'endDate',
  ],
  ['a new part-time record can be inside another record', null, '2026-10-01', '2026-10-31', null, null],
  [
    'a new part-time record without end must come after all other records',
    null,
    '2026-06-01',
    null,
    'part_time_needs_end',
    'endDate',
  ],
  [
    'a new part-time record cannot cover another record',
    null,
    '2026-03-15',
    '2026-09-15',
    'part_time_covers_other',
    'endDate',
  ],
  [
    'a new part-time record cannot start before the employment',
    null,
    '2025-12-01',
    '2026-01-15',
    'part_time_before_employment',
    'startDate',
  ],
]

test.each(cases)(
  'the form of a part-time record shows the right refusal at the right field: %s',
  (_, id, start, end, code, field) => {
    const refused = refusedPartTime(anna, id, formOf(start, end))
    expect([refused?.refusal.code ?? null, refused?.field ?? null]).toEqual([code, field])
  },
)

test('the form of a part-time record reports all errors at once', () => {
  expect(partTimeErrors(anna, 2, formOf('2026-04-01', '2026-03-31', 101))).toEqual({
    percentage: 'Het percentage veld mag niet meer dan 100 zijn',
    endDate: 'Het einddatum veld moet een datum na het startdatum veld zijn',
  })
  expect(partTimeErrors(anna, null, { percentage: null, startDate: null, endDate: null })).toEqual({
    percentage: 'Het percentage veld is verplicht',
    startDate: 'Het startdatum veld is verplicht',
  })
})

test('a part-time value that cannot be read has only one error', () => {
  expect(wantedRecord(2, formOf('2026-04-01', null, Number.NaN))).toBeNull()
  expect(wantedRecord(2, formOf('2026-04-01', null, 62.5))).toEqual({
    id: 2,
    percentage: 6_250,
    period: { start: '2026-04-01', end: null },
  })
})
