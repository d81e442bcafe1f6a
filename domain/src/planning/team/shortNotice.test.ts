import { expect, test } from 'vitest'
import { holidayOn } from '../../calendar/holidays.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import { toDay } from '../../time/day.ts'
import { isShortNotice, shortTerms } from './shortNotice.ts'

const since = { start: toDay('2026-01-01'), end: null }
const half = [{ percentage: basisPoints(5000), period: since }]
type Parts = Partial<Parameters<typeof isShortNotice>[0]> & { readonly noticeDays?: number }
const changed = (today: string, day: string, { noticeDays = 7, ...parts }: Parts = {}) =>
  isShortNotice({
    today: toDay(today),
    day: toDay(day),
    kind: 'employee',
    partTimeRecords: half,
    isShortTerm: shortTerms({ isHoliday: (each) => holidayOn(each) !== null, noticeDays }),
    ...parts,
  })

test.each([
  ['late with six working days before the changed day', '2026-11-24', '2026-12-03', true],
  ['in time with seven working days before the changed day', '2026-11-24', '2026-12-04', false],
  [
    'late with six working days and the holiday of 11 November before the changed day',
    '2026-11-02',
    '2026-11-12',
    true,
  ],
  ['in time with seven working days and a holiday before the changed day', '2026-11-02', '2026-11-13', false],
  ['late on the changed day itself', '2026-11-24', '2026-11-24', true],
  ['not late after the changed day', '2026-11-24', '2026-11-23', false],
  ['in time for a day far in the future', '2026-11-24', '2027-03-01', false],
])('when HR changes a day in the roster of a part-time employee, the change is %s', (_case, today, day, expected) => {
  expect(changed(today, day)).toBe(expected)
})

test('a change of the roster of a full-time employee or a self-employed person has no term of notice', () => {
  expect(changed('2026-11-24', '2026-11-25', { partTimeRecords: [] })).toBe(false)
  const full = [{ percentage: basisPoints(10_000), period: since }]
  expect(changed('2026-11-24', '2026-11-25', { partTimeRecords: full })).toBe(false)
  expect(changed('2026-11-24', '2026-11-25', { kind: 'independent' })).toBe(false)
})

test('when the agreement of the sector allows three days of notice, three working days between today and the changed day are enough', () => {
  expect(changed('2026-11-24', '2026-11-27', { noticeDays: 3 })).toBe(true)
  expect(changed('2026-11-24', '2026-11-30', { noticeDays: 3 })).toBe(false)
})

test('when HR changes the same day of a hundred part-time employees, the working days before that day are counted once', () => {
  let counted = 0
  const isHoliday = () => {
    counted += 1
    return false
  }
  const isShortTerm = shortTerms({ isHoliday, noticeDays: 7 })
  const answers = Array.from({ length: 100 }, () => changed('2026-11-24', '2026-12-03', { isShortTerm }))
  expect([new Set(answers), counted]).toEqual([new Set([true]), 6])
  expect(changed('2026-11-24', '2026-12-04', { isShortTerm })).toBe(false)
})
