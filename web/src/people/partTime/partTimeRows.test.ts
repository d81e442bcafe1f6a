import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { partTimeRows } from './partTimeRows.ts'

const record = (id: number | null, start: string, end: string | null): PartTimeRecord => ({
  id,
  percentage: basisPoints(8_000),
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
})

const [first, second, third] = [
  record(1, '2026-01-01', '2026-03-31'),
  record(2, '2026-04-01', '2026-08-31'),
  record(3, '2026-09-01', null),
]

const shown = (wanted: PartTimeRecord | null) =>
  partTimeRows([first, second, third], wanted).map(({ period, was, mark }) => [
    period.start,
    period.end,
    mark,
    was?.start ?? null,
  ])

test('the list of part-time records shows the latest record first', () => {
  expect(shown(null)).toEqual([
    ['2026-09-01', null, null, null],
    ['2026-04-01', '2026-08-31', null, null],
    ['2026-01-01', '2026-03-31', null, null],
  ])
})

test('when HR changes the dates of a part-time record, the records before and after it show their new dates and their old dates', () => {
  expect(shown(record(2, '2026-05-01', '2026-09-30'))).toEqual([
    ['2026-10-01', null, 'moved', '2026-09-01'],
    ['2026-05-01', '2026-09-30', 'changed', '2026-04-01'],
    ['2026-01-01', '2026-04-30', 'moved', '2026-01-01'],
  ])
})

test('a change of the percentage does not change the dates of part-time records', () => {
  const rows = shown({ ...second, percentage: basisPoints(5_000) })
  expect(rows.map(([, , mark]) => mark)).toEqual([null, 'changed', null])
})

test('a new part-time record within the period of another record divides that record into two', () => {
  expect(shown(record(null, '2026-10-01', '2026-10-31')).slice(0, 3)).toEqual([
    ['2026-11-01', null, 'moved', null],
    ['2026-10-01', '2026-10-31', 'changed', null],
    ['2026-09-01', '2026-09-30', 'moved', '2026-09-01'],
  ])
})
