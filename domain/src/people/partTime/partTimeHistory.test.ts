import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basisPoints } from '../../money/basisPoints.ts'
import { addDays, eachDay, toDay, type Day } from '../../time/day.ts'
import { containsDay } from '../../time/dayPeriod.ts'
import type { PartTimeRecord } from './partTimeRecord.ts'
import { partTimePercentageOn } from './partTimePercentageOn.ts'
import { partTimeRecordsFrom } from './partTimeRecordsFrom.ts'
import { partTimeRecordsWith } from './partTimeRecordsWith.ts'
import { partTimeRecordsWithChange } from './partTimeRecordsWithChange.ts'
import { refusalToAddPartTimeRecord } from './refusalToAddPartTimeRecord.ts'
import { refusalToChangePartTimeRecord } from './refusalToChangePartTimeRecord.ts'

const record = (id: number | null, percent: number, start: string, end: string | null): PartTimeRecord => ({
  id,
  percentage: basisPoints(percent * 100),
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
})

const employmentStart = toDay('2026-01-01')

/** The test data: Anna works 100 % until June, 80 % in summer and 50 % since October. */
const anna = [
  record(1, 100, '2026-01-01', '2026-06-30'),
  record(2, 80, '2026-07-01', '2026-09-30'),
  record(3, 50, '2026-10-01', null),
]

describe('adding a part-time record', () => {
  const cases: [string, PartTimeRecord, string | null][] = [
    ['Anna can work less from a day in the open part-time record', record(null, 60, '2026-11-01', null), null],
    [
      'Anna can work less for one month during the open part-time record',
      record(null, 60, '2026-11-01', '2026-11-30'),
      null,
    ],
    [
      'Anna can work less in a period that overlaps two part-time records',
      record(null, 60, '2026-06-15', '2026-07-15'),
      null,
    ],
    [
      'a new part-time record can start on the start of another record when the new record ends earlier',
      record(null, 60, '2026-07-01', '2026-07-31'),
      null,
    ],
    [
      'a new part-time record must end after its start',
      record(null, 60, '2026-11-01', '2026-11-01'),
      'period_end_not_after_start',
    ],
    [
      'a new part-time record must start during the employment',
      record(null, 60, '2025-12-31', '2026-02-01'),
      'part_time_before_employment',
    ],
    [
      'a new part-time record without end must start after the start of the open record',
      record(null, 60, '2026-08-01', null),
      'part_time_needs_end',
    ],
    [
      'a new part-time record without end cannot start on the start of the open record',
      record(null, 60, '2026-10-01', null),
      'part_time_needs_end',
    ],
    [
      'a new part-time record cannot cover a whole other record',
      record(null, 60, '2026-06-15', '2026-10-15'),
      'part_time_covers_other',
    ],
    [
      'a new part-time record cannot have exactly the period of another record',
      record(null, 60, '2026-07-01', '2026-09-30'),
      'part_time_covers_other',
    ],
  ]
  test.each(cases)('the rule decides whether HR can add a part-time record: %s', (_, added, code) => {
    expect(refusalToAddPartTimeRecord({ employmentStart, records: anna }, added.period)?.code ?? null).toBe(code)
  })

  test('after a new part-time record with an end, the old percentage of the open record applies again', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-11-01', '2026-11-30'))).toEqual([
      anna[0],
      anna[1],
      record(3, 50, '2026-10-01', '2026-10-31'),
      record(null, 60, '2026-11-01', '2026-11-30'),
      record(null, 50, '2026-12-01', null),
    ])
  })

  test('a new part-time record that overlaps two records shortens both of these records', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-06-15', '2026-07-15'))).toEqual([
      record(1, 100, '2026-01-01', '2026-06-14'),
      record(null, 60, '2026-06-15', '2026-07-15'),
      record(2, 80, '2026-07-16', '2026-09-30'),
      anna[2],
    ])
  })

  test('a new part-time record that ends on the last day of an older record shortens the older record to the days before the new record', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-08-01', '2026-09-30'))).toEqual([
      anna[0],
      record(2, 80, '2026-07-01', '2026-07-31'),
      record(null, 60, '2026-08-01', '2026-09-30'),
      anna[2],
    ])
  })

  test('a part-time record keeps its id when a new record takes its first days', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-07-01', '2026-07-31'))[2]).toEqual(
      record(2, 80, '2026-08-01', '2026-09-30'),
    )
  })

  test('a new open part-time record ends the previous open record', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-11-01', null)).slice(2)).toEqual([
      record(3, 50, '2026-10-01', '2026-10-31'),
      record(null, 60, '2026-11-01', null),
    ])
  })
})

describe('changing a part-time record', () => {
  const cases: [string, PartTimeRecord, string | null][] = [
    ['HR can change Anna’s percentage in summer to 70 %', record(2, 70, '2026-07-01', '2026-09-30'), null],
    ['HR can move the start of the summer record earlier', record(2, 80, '2026-06-02', '2026-09-30'), null],
    [
      'the summer record cannot start on the start of the record before it',
      record(2, 80, '2026-01-01', '2026-09-30'),
      'part_time_crosses_neighbour',
    ],
    ['HR can move the end of the summer record later', record(2, 80, '2026-07-01', '2027-03-31'), null],
    [
      'the summer record cannot be open while another record follows it',
      record(2, 80, '2026-07-01', null),
      'part_time_needs_end',
    ],
    [
      'the first record cannot end after the second record',
      record(1, 100, '2026-01-01', '2026-09-30'),
      'part_time_crosses_neighbour',
    ],
    [
      'the first record must start with the employment',
      record(1, 100, '2026-02-01', '2026-06-30'),
      'part_time_first_start_fixed',
    ],
    ['the last record cannot get an end', record(3, 50, '2026-10-01', '2026-12-31'), 'part_time_last_stays_open'],
    [
      'a changed part-time record must end after its start',
      record(2, 80, '2026-07-01', '2026-07-01'),
      'period_end_not_after_start',
    ],
  ]
  test.each(cases)('the rule decides whether HR can change a part-time record: %s', (_, changed, code) => {
    expect(refusalToChangePartTimeRecord(anna, changed)?.code ?? null).toBe(code)
  })

  test('HR can change the percentage of a part-time record of one day', () => {
    const remnant = [record(1, 100, '2026-01-01', '2026-01-01'), record(2, 50, '2026-01-02', null)]
    expect(refusalToChangePartTimeRecord(remnant, record(1, 90, '2026-01-01', '2026-01-01'))).toBeNull()
  })

  test('the records before and after a changed part-time record get new dates', () => {
    expect(partTimeRecordsWithChange(anna, record(2, 80, '2026-06-16', '2026-10-31'))).toEqual([
      record(1, 100, '2026-01-01', '2026-06-15'),
      record(2, 80, '2026-06-16', '2026-10-31'),
      record(3, 50, '2026-11-01', null),
    ])
  })
})

describe('moving the start of the employment', () => {
  test('the first part-time record gets the new start when the employment starts earlier', () => {
    expect(partTimeRecordsFrom(anna, toDay('2025-11-15'))[0]).toEqual(record(1, 100, '2025-11-15', '2026-06-30'))
  })
  test('part-time records that end before the new start are removed when the employment starts later', () => {
    expect(partTimeRecordsFrom(anna, toDay('2026-08-03'))).toEqual([record(2, 80, '2026-08-03', '2026-09-30'), anna[2]])
  })
})

test('a part-time percentage changes at midnight, and no percentage exists before the employment', () => {
  expect(partTimePercentageOn(anna, toDay('2026-06-30'))).toBe(10_000)
  expect(partTimePercentageOn(anna, toDay('2026-07-01'))).toBe(8_000)
  expect(partTimePercentageOn(anna, toDay('2025-12-31'))).toBeNull()
})

describe('any series of new and changed records', () => {
  const horizon = 400
  const stretch = fc.record({
    start: fc.integer({ min: -5, max: horizon }),
    length: fc.option(fc.integer({ min: 0, max: 90 }), { nil: null }),
    percent: fc.integer({ min: 0, max: 100 }),
    row: fc.option(fc.nat(20), { nil: null }),
  })

  test('after random changes, part-time records never overlap and leave no day without a percentage', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 12 }), (edits) => {
        let records: PartTimeRecord[] = [record(1, 100, employmentStart, null)]
        let nextId = 2
        for (const { start: from, length, percent, row } of edits) {
          const start = addDays(employmentStart, from)
          const period = { start, end: length === null ? null : addDays(start, length) }
          const before = records
          const existing = row === null ? undefined : records[row % records.length]
          const edited = { id: existing?.id ?? null, percentage: basisPoints(percent * 100), period }
          if (existing === undefined) {
            if (refusalToAddPartTimeRecord({ employmentStart, records }, period) !== null) continue
            records = partTimeRecordsWith(records, edited)
          } else {
            if (refusalToChangePartTimeRecord(records, edited) !== null) continue
            records = partTimeRecordsWithChange(records, edited)
          }
          records = records.map((stored) => (stored.id === null ? { ...stored, id: nextId++ } : stored))
          expect(isWhole(records)).toBe(true)
          if (existing === undefined) expect(daysThatDiffer(before, records, edited)).toEqual([])
        }
      }),
    )
  })

  const isWhole = (records: readonly PartTimeRecord[]): boolean =>
    records[0]?.period.start === employmentStart &&
    records.every(({ period: { start, end } }, index) => {
      const next = records[index + 1]
      if (end === null || next === undefined) return end === null && next === undefined
      return end >= start && next.period.start === addDays(end, 1)
    })

  /**
   * The days with a wrong part-time percentage. During the added record, each other percentage than the new one is
   * wrong. Outside the added record, each other percentage than the old one is wrong.
   */
  function daysThatDiffer(
    before: readonly PartTimeRecord[],
    after: readonly PartTimeRecord[],
    added: PartTimeRecord,
  ): Day[] {
    const days = eachDay(employmentStart, addDays(employmentStart, horizon + 100))
    return days.filter((day) => {
      const expected = containsDay(added.period, day) ? added.percentage : partTimePercentageOn(before, day)
      return partTimePercentageOn(after, day) !== expected
    })
  }
})
