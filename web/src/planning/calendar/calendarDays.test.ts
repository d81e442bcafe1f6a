import { expect, test } from 'vitest'
import { isFullyAbsent } from './calendarDays.ts'
import { absence, daysWith, dayWith, plannedShift, shiftElsewhere } from '../testing/november.ts'

test('November has thirty days, of which one is today and two are holidays', () => {
  const days = daysWith({})
  expect(days).toHaveLength(30)
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-20'])
  expect(days.filter(({ holiday }) => holiday !== null).map(({ holiday }) => holiday)).toEqual([
    'Allerheiligen',
    'Wapenstilstand',
  ])
})

test('a night shift is only on the day on which it starts', () => {
  const nightShift = plannedShift(21, { start: '2026-11-21T20:45:00+01:00', end: '2026-11-22T06:45:00+01:00' })
  expect(daysWith({ shifts: [nightShift] }).filter(({ shifts }) => shifts.length > 0)).toHaveLength(1)
  expect(dayWith(21, { shifts: [nightShift] }).shifts).toEqual([nightShift])
})

test('a day has work elsewhere only when it has a shift on another contract', () => {
  const here = { ...shiftElsewhere(13), contractId: 1 }
  expect(dayWith(13, { elsewhere: [here] }).elsewhere).toBeNull()
  expect(dayWith(13, { elsewhere: [shiftElsewhere(13)] }).elsewhere?.customerName).toBe('WZC ’t Zilverhof')
})

test('a day is fully absent with one full day or two half days of absence', () => {
  expect(isFullyAbsent({ absences: [absence(12, 'SICK_LEAVE')] })).toBe(true)
  expect(isFullyAbsent({ absences: [absence(12, 'VACATION', false)] })).toBe(false)
  expect(isFullyAbsent({ absences: [absence(12, 'VACATION', false), absence(12, 'RECUPERATION', false)] })).toBe(true)
})
