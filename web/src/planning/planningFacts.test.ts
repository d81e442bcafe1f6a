import { refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shiftTimesOf'
import { expect, test } from 'vitest'
import { clockTimesOf } from './clockTimesOf.ts'
import { planningFacts } from './planningFacts.ts'
import {
  absence,
  allShifts,
  daysWith,
  lindehof,
  night,
  november,
  on,
  planned,
  plannedShift,
  shiftElsewhere,
  today,
} from './testing/november.ts'

const content = {
  shifts: [plannedShift(9)],
  absences: [absence(16, 'VACATION'), absence(23, 'VACATION', false), absence(3, 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE')],
  elsewhere: [shiftElsewhere(13)],
}
const month = {
  contract: lindehof,
  yearMonth: november,
  today,
  planned: planned(content.shifts),
  all: allShifts(content.elsewhere),
  days: daysWith(content),
}
const nightOn = (dayOfMonth: number) => [shiftTimesOf(on(dayOfMonth), clockTimesOf(night))]

test.each([
  [6, null],
  [9, 'shift_already_planned'],
  [13, 'day_occupied'],
  [16, 'absence_on_shift_day'],
  [23, null],
  [3, 'on_prolonged_sick_leave'],
])('the refusal of a night shift on day %i: %s', (dayOfMonth, code) => {
  expect(refusalToPlanShift(planningFacts(month), nightOn(dayOfMonth))?.code ?? null).toBe(code)
})

test('a shift on a Saturday of a prolonged sickness is refused, although that day has no absence', () => {
  const sick = { ...month, days: daysWith({ ...content, sickDays: [on(28)] }) }
  expect(refusalToPlanShift(planningFacts(sick), nightOn(28))?.code).toBe('on_prolonged_sick_leave')
})

test('a shift that changes is not an obstacle for itself', () => {
  expect(refusalToPlanShift(planningFacts(month, plannedShift(9)), nightOn(9))).toBeNull()
})

test('a night shift that overlaps a shift on another contract is refused with that shift', () => {
  expect(
    refusalToPlanShift(planningFacts(month), [
      shiftTimesOf(on(12), clockTimesOf({ ...night, labourTime: { startTime: '20:45', endTime: '09:00' } })),
    ]),
  ).toEqual({
    code: 'shifts_overlap',
    customerName: 'WZC ’t Zilverhof',
    day: '2026-11-13',
    start: '08:15',
    end: '16:21',
  })
})

test('a shift in a confirmed month is refused', () => {
  const confirmed = { ...month, planned: planned([], { locked: true, completed: true }) }
  expect(refusalToPlanShift(planningFacts(confirmed), nightOn(6))).toEqual({ code: 'month_frozen' })
})
