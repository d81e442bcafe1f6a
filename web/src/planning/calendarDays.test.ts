import { expect, test } from 'vitest'
import { isFullyAbsent } from './calendarDays.ts'
import { absence, daysWith, dayWith, plannedShift, shiftElsewhere } from './testing/november.ts'

test('November has its thirty days, with today and the holidays', () => {
  const days = daysWith({})
  expect(days).toHaveLength(30)
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-20'])
  expect(days.filter(({ holiday }) => holiday !== null).map(({ holiday }) => holiday)).toEqual([
    'Allerheiligen',
    'Wapenstilstand',
  ])
})

test('a shift stands on the day on which it starts, also when it ends on the next', () => {
  const nightShift = plannedShift(21, { start: '2026-11-21T20:45:00+01:00', end: '2026-11-22T06:45:00+01:00' })
  expect(daysWith({ shifts: [nightShift] }).filter(({ shifts }) => shifts.length > 0)).toHaveLength(1)
  expect(dayWith(21, { shifts: [nightShift] }).shifts).toEqual([nightShift])
})

test('only a shift on another contract makes a day one of elsewhere', () => {
  const here = { ...shiftElsewhere(13), contractId: 1 }
  expect(dayWith(13, { elsewhere: [here] }).elsewhere).toBeNull()
  expect(dayWith(13, { elsewhere: [shiftElsewhere(13)] }).elsewhere?.customerName).toBe('WZC ’t Zilverhof')
})

test('a full day and two halves leave no room beside them', () => {
  expect(isFullyAbsent({ absences: [absence(12, 'SICK_LEAVE')] })).toBe(true)
  expect(isFullyAbsent({ absences: [absence(12, 'VACATION', false)] })).toBe(false)
  expect(isFullyAbsent({ absences: [absence(12, 'VACATION', false), absence(12, 'RECUPERATION', false)] })).toBe(true)
})
