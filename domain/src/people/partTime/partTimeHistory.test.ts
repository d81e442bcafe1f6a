import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basisPoints } from '../../money/basisPoints.ts'
import type { Day } from '../../time/day.ts'
import { addDays, eachDay, toDay } from '../../time/day.ts'
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

/** Anna works 100 % until June, 80 % in summer and 50 % since October. */
const anna = [
  record(1, 100, '2026-01-01', '2026-06-30'),
  record(2, 80, '2026-07-01', '2026-09-30'),
  record(3, 50, '2026-10-01', null),
]

describe('adding a part-time record', () => {
  const cases: [string, PartTimeRecord, string | null][] = [
    ['Anna works less from a day in the open record', record(null, 60, '2026-11-01', null), null],
    ['Anna works less for one month inside the open record', record(null, 60, '2026-11-01', '2026-11-30'), null],
    ['Anna works less over the border of two records', record(null, 60, '2026-06-15', '2026-07-15'), null],
    [
      'a new record may start where another starts, when it ends earlier',
      record(null, 60, '2026-07-01', '2026-07-31'),
      null,
    ],
    ['a new record ends after its start', record(null, 60, '2026-11-01', '2026-11-01'), 'period_end_not_after_start'],
    [
      'a new record starts within the employment',
      record(null, 60, '2025-12-31', '2026-02-01'),
      'part_time_before_employment',
    ],
    [
      'a new record without end must start after the start of the open record',
      record(null, 60, '2026-08-01', null),
      'part_time_needs_end',
    ],
    [
      'a new record without end cannot start on the start of the open record',
      record(null, 60, '2026-10-01', null),
      'part_time_needs_end',
    ],
    [
      'a new record may not cover a whole other record',
      record(null, 60, '2026-06-15', '2026-10-15'),
      'part_time_covers_other',
    ],
    [
      'a new record may not have exactly the period of another record',
      record(null, 60, '2026-07-01', '2026-09-30'),
      'part_time_covers_other',
    ],
  ]
  test.each(cases)('%s', (_, added, code) => {
    expect(refusalToAddPartTimeRecord({ employmentStart, records: anna }, added.period)?.code ?? null).toBe(code)
  })

  test('after a new record with an end inside the open record, the old percentage continues', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-11-01', '2026-11-30'))).toEqual([
      anna[0],
      anna[1],
      record(3, 50, '2026-10-01', '2026-10-31'),
      record(null, 60, '2026-11-01', '2026-11-30'),
      record(null, 50, '2026-12-01', null),
    ])
  })

  test('a new record over the border of two records shortens both', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-06-15', '2026-07-15'))).toEqual([
      record(1, 100, '2026-01-01', '2026-06-14'),
      record(null, 60, '2026-06-15', '2026-07-15'),
      record(2, 80, '2026-07-16', '2026-09-30'),
      anna[2],
    ])
  })

  test('when a new record ends on the last day of another record, nothing of that record follows it', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-08-01', '2026-09-30'))).toEqual([
      anna[0],
      record(2, 80, '2026-07-01', '2026-07-31'),
      record(null, 60, '2026-08-01', '2026-09-30'),
      anna[2],
    ])
  })

  test('when a new record starts on the first day of another record, that record continues after it with the same id', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-07-01', '2026-07-31'))[2]).toEqual(
      record(2, 80, '2026-08-01', '2026-09-30'),
    )
  })

  test('a new open record ends the open record before it', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-11-01', null)).slice(2)).toEqual([
      record(3, 50, '2026-10-01', '2026-10-31'),
      record(null, 60, '2026-11-01', null),
    ])
  })
})

describe('changing a part-time record', () => {
  const cases: [string, PartTimeRecord, string | null][] = [
    ['Anna works 70 % in summer', record(2, 70, '2026-07-01', '2026-09-30'), null],
    ['the summer record starts earlier', record(2, 80, '2026-06-02', '2026-09-30'), null],
    [
      'the summer record cannot start on the start of the record before it',
      record(2, 80, '2026-01-01', '2026-09-30'),
      'part_time_crosses_neighbour',
    ],
    ['the summer record ends later', record(2, 80, '2026-07-01', '2027-03-31'), null],
    [
      'the summer record cannot be open while another record follows it',
      record(2, 80, '2026-07-01', null),
      'part_time_needs_end',
    ],
    [
      'the first record may not reach past the end of the second record',
      record(1, 100, '2026-01-01', '2026-09-30'),
      'part_time_crosses_neighbour',
    ],
    [
      'the first record starts with the employment',
      record(1, 100, '2026-02-01', '2026-06-30'),
      'part_time_first_start_fixed',
    ],
    ['the last record stays open', record(3, 50, '2026-10-01', '2026-12-31'), 'part_time_last_stays_open'],
    ['a changed record ends after its start', record(2, 80, '2026-07-01', '2026-07-01'), 'period_end_not_after_start'],
  ]
  test.each(cases)('%s', (_, changed, code) => {
    expect(refusalToChangePartTimeRecord(anna, changed)?.code ?? null).toBe(code)
  })

  test('a record that was cut to one day keeps its dates and accepts another percentage', () => {
    const remnant = [record(1, 100, '2026-01-01', '2026-01-01'), record(2, 50, '2026-01-02', null)]
    expect(refusalToChangePartTimeRecord(remnant, record(1, 90, '2026-01-01', '2026-01-01'))).toBeNull()
  })

  test('the records beside a changed record follow its new dates', () => {
    expect(partTimeRecordsWithChange(anna, record(2, 80, '2026-06-16', '2026-10-31'))).toEqual([
      record(1, 100, '2026-01-01', '2026-06-15'),
      record(2, 80, '2026-06-16', '2026-10-31'),
      record(3, 50, '2026-11-01', null),
    ])
  })
})

describe('moving the start of the employment', () => {
  test('with an earlier start, the first record starts with the employment', () => {
    expect(partTimeRecordsFrom(anna, toDay('2025-11-15'))[0]).toEqual(record(1, 100, '2025-11-15', '2026-06-30'))
  })
  test('with a later start, records that end before it are removed', () => {
    expect(partTimeRecordsFrom(anna, toDay('2026-08-03'))).toEqual([record(2, 80, '2026-08-03', '2026-09-30'), anna[2]])
  })
})

test('the percentage changes at midnight, and there is none before the employment', () => {
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

  test('no two records overlap, no day has no record, and no other day changes', () => {
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
   * The days with a wrong part-time percentage: not the new percentage during the added record, or not the old
   * percentage outside the added record.
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
