import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basisPoints } from '../money/basisPoints.ts'
import type { Day } from '../time/day.ts'
import { addDays, eachDay, toDay } from '../time/day.ts'
import { containsDay } from '../time/dayPeriod.ts'
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

/** Anna: 100 % until June, 80 % in summer, 50 % since October. */
const anna = [
  record(1, 100, '2026-01-01', '2026-06-30'),
  record(2, 80, '2026-07-01', '2026-09-30'),
  record(3, 50, '2026-10-01', null),
]

describe('adding a record', () => {
  const cases: [string, PartTimeRecord, string | null][] = [
    ['Anna works less from a day in the open record on', record(null, 60, '2026-11-01', null), null],
    ['Anna works less for one month inside the open record', record(null, 60, '2026-11-01', '2026-11-30'), null],
    ['Anna works less over the border of two records', record(null, 60, '2026-06-15', '2026-07-15'), null],
    ['it may begin where another begins, when it ends sooner', record(null, 60, '2026-07-01', '2026-07-31'), null],
    ['it ends after its start', record(null, 60, '2026-11-01', '2026-11-01'), 'period_end_not_after_start'],
    ['it begins within the employment', record(null, 60, '2025-12-31', '2026-02-01'), 'part_time_before_employment'],
    ['without an end it must follow the open record', record(null, 60, '2026-08-01', null), 'part_time_needs_end'],
    ['without an end it cannot start with the open one', record(null, 60, '2026-10-01', null), 'part_time_needs_end'],
    ['it may not cover a whole other record', record(null, 60, '2026-06-15', '2026-10-15'), 'part_time_covers_other'],
    ['nor take exactly its place', record(null, 60, '2026-07-01', '2026-09-30'), 'part_time_covers_other'],
  ]
  test.each(cases)('%s', (_, added, code) => {
    expect(refusalToAddPartTimeRecord({ employmentStart, records: anna }, added.period)?.code ?? null).toBe(code)
  })

  test('put inside the open record with an end, the old percentage goes on after it', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-11-01', '2026-11-30'))).toEqual([
      anna[0],
      anna[1],
      record(3, 50, '2026-10-01', '2026-10-31'),
      record(null, 60, '2026-11-01', '2026-11-30'),
      record(null, 50, '2026-12-01', null),
    ])
  })

  test('over a border it cuts both neighbours', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-06-15', '2026-07-15'))).toEqual([
      record(1, 100, '2026-01-01', '2026-06-14'),
      record(null, 60, '2026-06-15', '2026-07-15'),
      record(2, 80, '2026-07-16', '2026-09-30'),
      anna[2],
    ])
  })

  test('where it ends with another, nothing of that one comes after it', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-08-01', '2026-09-30'))).toEqual([
      anna[0],
      record(2, 80, '2026-07-01', '2026-07-31'),
      record(null, 60, '2026-08-01', '2026-09-30'),
      anna[2],
    ])
  })

  test('where it begins with another, that one goes on after it as itself', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-07-01', '2026-07-31'))[2]).toEqual(
      record(2, 80, '2026-08-01', '2026-09-30'),
    )
  })

  test('the open one that follows ends the open one before it', () => {
    expect(partTimeRecordsWith(anna, record(null, 60, '2026-11-01', null)).slice(2)).toEqual([
      record(3, 50, '2026-10-01', '2026-10-31'),
      record(null, 60, '2026-11-01', null),
    ])
  })
})

describe('changing a record', () => {
  const cases: [string, PartTimeRecord, string | null][] = [
    ['Anna works 70 % in summer', record(2, 70, '2026-07-01', '2026-09-30'), null],
    ['summer starts sooner', record(2, 80, '2026-06-02', '2026-09-30'), null],
    [
      'summer cannot start with the record before it',
      record(2, 80, '2026-01-01', '2026-09-30'),
      'part_time_crosses_neighbour',
    ],
    ['summer lasts longer', record(2, 80, '2026-07-01', '2027-03-31'), null],
    ['summer cannot be open while a record follows', record(2, 80, '2026-07-01', null), 'part_time_needs_end'],
    [
      'the first may not pass the end of the second',
      record(1, 100, '2026-01-01', '2026-09-30'),
      'part_time_crosses_neighbour',
    ],
    ['the first begins with the employment', record(1, 100, '2026-02-01', '2026-06-30'), 'part_time_first_start_fixed'],
    ['the last stays open', record(3, 50, '2026-10-01', '2026-12-31'), 'part_time_last_stays_open'],
    ['it ends after its start', record(2, 80, '2026-07-01', '2026-07-01'), 'period_end_not_after_start'],
  ]
  test.each(cases)('%s', (_, changed, code) => {
    expect(refusalToChangePartTimeRecord(anna, changed)?.code ?? null).toBe(code)
  })

  test('a remnant of one day keeps its dates and takes another percentage', () => {
    const remnant = [record(1, 100, '2026-01-01', '2026-01-01'), record(2, 50, '2026-01-02', null)]
    expect(refusalToChangePartTimeRecord(remnant, record(1, 90, '2026-01-01', '2026-01-01'))).toBeNull()
  })

  test('the neighbours follow the new dates', () => {
    expect(partTimeRecordsWithChange(anna, record(2, 80, '2026-06-16', '2026-10-31'))).toEqual([
      record(1, 100, '2026-01-01', '2026-06-15'),
      record(2, 80, '2026-06-16', '2026-10-31'),
      record(3, 50, '2026-11-01', null),
    ])
  })
})

describe('another start of the employment', () => {
  test('sooner: the first record begins with it', () => {
    expect(partTimeRecordsFrom(anna, toDay('2025-11-15'))[0]).toEqual(record(1, 100, '2025-11-15', '2026-06-30'))
  })
  test('later: what ended before it is gone', () => {
    expect(partTimeRecordsFrom(anna, toDay('2026-08-03'))).toEqual([record(2, 80, '2026-08-03', '2026-09-30'), anna[2]])
  })
})

test('the percentage changes at midnight, and before the employment there is none', () => {
  expect(partTimePercentageOn(anna, toDay('2026-06-30'))).toBe(10_000)
  expect(partTimePercentageOn(anna, toDay('2026-07-01'))).toBe(8_000)
  expect(partTimePercentageOn(anna, toDay('2025-12-31'))).toBeNull()
})

describe('whatever is added and changed', () => {
  const horizon = 400
  const stretch = fc.record({
    start: fc.integer({ min: -5, max: horizon }),
    length: fc.option(fc.integer({ min: 0, max: 90 }), { nil: null }),
    percent: fc.integer({ min: 0, max: 100 }),
    row: fc.option(fc.nat(20), { nil: null }),
  })

  test('no two records overlap, no day is without one, and no other day changes', () => {
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

  /** Days that have neither the new percentage inside the added record nor the old one outside. */
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
