import { expect, test } from 'vitest'
import { absenceChipId, chipsOf, fillsOf } from './calendarChips.ts'
import { absence, daysWith, dayWith, plannedShift, shiftElsewhere } from '../testing/november.ts'

test('the calendar shows a half day of leave above the shift of the same day', () => {
  const day = dayWith(12, { shifts: [plannedShift(12)], absences: [absence(12, 'VACATION', false)] })
  expect(chipsOf(day, false)).toEqual([
    expect.objectContaining({ title: 'Vakantie halve dag', time: null, isHalfDay: true }),
    expect.objectContaining({ title: 'Vroege', time: '07:00', isHalfDay: false }),
  ])
})

test('on a phone, the titles in the calendar are short and have no times', () => {
  const day = dayWith(12, {
    shifts: [plannedShift(12, { title: '* Vroege kort', adjusted: true })],
    absences: [absence(12, 'EDUCATIONAL_LEAVE', false)],
  })
  expect(chipsOf(day, true).map(({ title, time }) => [title, time])).toEqual([
    ['Opleid.', null],
    ['* Vr. kort', null],
  ])
  expect(fillsOf(dayWith(11, {}), true)).toEqual([{ kind: 'bg-holiday', title: 'Feestdag' }])
})

test('the calendar shows holidays and days with a shift on another contract with a background and a title', () => {
  expect(fillsOf(dayWith(11, {}), false)).toEqual([{ kind: 'bg-holiday', title: 'Wapenstilstand' }])
  expect(fillsOf(dayWith(13, { elsewhere: [shiftElsewhere(13)] }), false)).toEqual([
    { kind: 'bg-occupied', title: '’t Zilverhof' },
  ])
})

test('each day of a prolonged sickness has a different id in the calendar', () => {
  const sickness = [12, 13].map((day) => ({ ...absence(day, 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'), id: 0 }))
  const ids = daysWith({ absences: sickness }).flatMap((day) => chipsOf(day, false).map(({ id }) => id))
  expect(ids).toEqual(sickness.map(absenceChipId))
  expect(new Set(ids).size).toBe(2)
})
