import { expect, test } from 'vitest'
import { absenceChipId, calendarEvents } from './calendarEvents.ts'
import { absence, daysWith, dayWith, plannedShift, shiftElsewhere } from '../testing/november.ts'

const titles = (...[day, brief]: Parameters<typeof calendarEvents>) =>
  calendarEvents(day, brief).map(({ title }) => title)

test('the calendar shows a half day of leave above the shift of the same day', () => {
  const day = dayWith(12, { shifts: [plannedShift(12)], absences: [absence(12, 'VACATION', false)] })
  expect(calendarEvents([day], false).map(({ title, extendedProps }) => [title, extendedProps])).toEqual([
    ['Vakantie halve dag', { time: null, isHalfDay: true, isAlone: false }],
    ['Vroege', { time: '07:00', isHalfDay: false, isAlone: false }],
  ])
})

test('on a phone, the titles in the calendar are short and have no times', () => {
  const day = dayWith(12, {
    shifts: [plannedShift(12, { title: '* Vroege kort', adjusted: true })],
    absences: [absence(12, 'EDUCATIONAL_LEAVE', false)],
  })
  expect(titles([day], true)).toEqual(['Opleid.', '* Vr. kort'])
  expect(titles([dayWith(11, {})], true)).toEqual(['Feestdag'])
})

test('the calendar shows holidays and days with a shift on another contract with a background and a title', () => {
  expect(titles([dayWith(11, {})], false)).toEqual(['Wapenstilstand'])
  expect(calendarEvents([dayWith(13, { elsewhere: [shiftElsewhere(13)] })], false)).toEqual([
    expect.objectContaining({ title: '’t Zilverhof', display: 'background', className: 'bg-occupied' }),
  ])
})

test('each day of a prolonged sickness has a different id in the calendar', () => {
  const sickness = [12, 13].map((day) => ({ ...absence(day, 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'), id: 0 }))
  expect(
    calendarEvents(daysWith({ absences: sickness }), false).flatMap(({ id }) =>
      id?.startsWith('absence') ? [id] : [],
    ),
  ).toEqual(sickness.map(absenceChipId))
  expect(new Set(sickness.map(absenceChipId)).size).toBe(2)
})
