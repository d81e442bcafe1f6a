import { expect, test } from 'vitest'
import { isFullyAbsent } from './calendarDays.ts'
import { absence, daysWith, dayWith, plannedShift, shiftElsewhere } from '../testing/november.ts'

test('the calendar of November has thirty days, with one day for today and two holidays', () => {
  const days = daysWith({})
  expect(days).toHaveLength(30)
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-20'])
  expect(days.filter(({ holiday }) => holiday !== null).map(({ holiday }) => holiday)).toEqual([
    'Allerheiligen',
    'Wapenstilstand',
  ])
})

test('the calendar shows a night shift only on the day on which the shift starts', () => {
  const nightShift = plannedShift(21, { start: '2026-11-21T20:45:00+01:00', end: '2026-11-22T06:45:00+01:00' })
  expect(daysWith({ shifts: [nightShift] }).filter(({ shifts }) => shifts.length > 0)).toHaveLength(1)
  expect(dayWith(21, { shifts: [nightShift] }).shifts).toEqual([nightShift])
})

test('the calendar marks a day as work elsewhere only when the day has a shift on another contract', () => {
  const here = { ...shiftElsewhere(13), contractId: 1 }
  expect(dayWith(13, { elsewhere: [here] }).elsewhere).toBeNull()
  expect(dayWith(13, { elsewhere: [shiftElsewhere(13)] }).elsewhere?.customerName).toBe('WZC ’t Zilverhof')
})

test('a day counts as fully absent with one full day or two half days of absence', () => {
  expect(isFullyAbsent({ absences: [absence(12, 'SICK_LEAVE')] })).toBe(true)
  expect(isFullyAbsent({ absences: [absence(12, 'VACATION', false)] })).toBe(false)
  expect(isFullyAbsent({ absences: [absence(12, 'VACATION', false), absence(12, 'RECUPERATION', false)] })).toBe(true)
})
