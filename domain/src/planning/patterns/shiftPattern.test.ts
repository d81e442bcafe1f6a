import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, eachDay, toDay, weekdayOf } from '../../time/day.ts'
import { daysOf, toYearMonth } from '../../time/yearMonth.ts'
import { MOST_PATTERNS, refusalToKeepPattern } from './refusalToKeepPattern.ts'
import { refusalToPlanPattern } from './refusalToPlanPattern.ts'
import { daysOfPattern, nextStartOf, patternWeekOn, type ShiftPattern } from './shiftPattern.ts'

const EARLY = 1
const NIGHT = 2
const december = daysOf(toYearMonth('2026-12'))

/**
 * The test data: Noor works early shifts on Monday and Tuesday of week A, and a night shift on Friday of week B. Week A
 * starts on 30 November.
 */
const noor: ShiftPattern = {
  weeks: 2,
  startsOn: toDay('2026-11-30'),
  days: [
    { week: 1, weekday: 1, shiftId: EARLY },
    { week: 1, weekday: 2, shiftId: EARLY },
    { week: 2, weekday: 5, shiftId: NIGHT },
  ],
}

test('a pattern of two weeks plans the same shifts in every second week of December', () => {
  expect(daysOfPattern(noor, december)).toEqual([
    { day: '2026-12-01', shiftId: EARLY },
    { day: '2026-12-11', shiftId: NIGHT },
    { day: '2026-12-14', shiftId: EARLY },
    { day: '2026-12-15', shiftId: EARLY },
    { day: '2026-12-25', shiftId: NIGHT },
    { day: '2026-12-28', shiftId: EARLY },
    { day: '2026-12-29', shiftId: EARLY },
  ])
})

test('a pattern continues after the end of the year, and can also be used for days before its start', () => {
  expect(patternWeekOn(noor, toDay('2027-01-04'))).toBe(2)
  expect(patternWeekOn(noor, toDay('2027-01-11'))).toBe(1)
  expect(patternWeekOn(noor, toDay('2026-11-29'))).toBe(2)
  expect(patternWeekOn(noor, toDay('2026-11-22'))).toBe(1)
})

test('a pattern that is used from a later day starts on the next Monday on which its first week begins', () => {
  expect(nextStartOf(noor, toDay('2026-12-02'))).toBe('2026-11-30')
  expect(nextStartOf(noor, toDay('2026-12-09'))).toBe('2026-12-14')
  expect(nextStartOf({ weeks: 4, startsOn: toDay('2026-11-30') }, toDay('2026-12-09'))).toBe('2026-12-28')
})

const patterns = fc.record({
  weeks: fc.integer({ min: 1, max: 4 }),
  startsOn: fc.integer({ min: -60, max: 60 }).map((weeks) => addDays(toDay('2026-11-30'), weeks * 7)),
  days: fc.uniqueArray(
    fc.record({
      week: fc.integer({ min: 1, max: 4 }),
      weekday: fc.integer({ min: 1, max: 7 }),
      shiftId: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ week, weekday }) => week * 10 + weekday },
  ),
})

test('in a random pattern, a day has the same shift as the day that is one full round of the pattern earlier', () => {
  fc.assert(
    fc.property(patterns, fc.integer({ min: 0, max: 400 }), (pattern, later) => {
      const day = addDays(toDay('2026-01-01'), later)
      const [now] = daysOfPattern(pattern, [day])
      const [before] = daysOfPattern(pattern, [addDays(day, -7 * pattern.weeks)])
      expect(now?.shiftId).toBe(before?.shiftId)
    }),
  )
})

test('in a random pattern, each shift is on the weekday and in the week that the pattern has for it', () => {
  fc.assert(
    fc.property(patterns, (pattern) => {
      const from = toDay('2026-10-01')
      const planned = daysOfPattern(pattern, eachDay(from, addDays(from, 5 * 7 * pattern.weeks - 1)))
      expect(planned).toHaveLength(5 * pattern.days.filter(({ week }) => week <= pattern.weeks).length)
      for (const { day, shiftId } of planned)
        expect(pattern.days).toContainEqual({ week: patternWeekOn(pattern, day), weekday: weekdayOf(day), shiftId })
    }),
  )
})

test('an employee has at most twenty patterns for a contract, and no two of these patterns have the same name', () => {
  expect(refusalToKeepPattern(['Winter'], 'Zomer')).toBeNull()
  expect(refusalToKeepPattern(['Winter'], 'winter')).toEqual({ code: 'pattern_name_taken' })
  const full = Array.from({ length: MOST_PATTERNS }, (_, index) => `Patroon ${index}`)
  expect(refusalToKeepPattern(full, 'Zomer')).toEqual({ code: 'too_many_patterns', most: 20 })
})

test('a pattern plans a period of at most 92 days, which cannot end before it starts', () => {
  const from = toDay('2026-12-01')
  expect(refusalToPlanPattern(from, from)).toBeNull()
  expect(refusalToPlanPattern(from, addDays(from, 91))).toBeNull()
  expect(refusalToPlanPattern(from, addDays(from, 92))).toEqual({ code: 'pattern_period_too_long', most: 92 })
  expect(refusalToPlanPattern(from, addDays(from, -1))).toEqual({ code: 'no_day_chosen' })
})
