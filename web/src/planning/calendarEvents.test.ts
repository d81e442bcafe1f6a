import { expect, test } from 'vitest'
import { absenceChipId, calendarEvents } from './calendarEvents.ts'
import { absence, daysWith, dayWith, plannedShift, shiftElsewhere } from './testing/november.ts'

const titles = (...[day, brief]: Parameters<typeof calendarEvents>) =>
  calendarEvents(day, brief).map(({ title }) => title)

test('half a day of leave stands above the shift beside it', () => {
  const day = dayWith(12, { shifts: [plannedShift(12)], absences: [absence(12, 'VACATION', false)] })
  expect(calendarEvents([day], false).map(({ title, extendedProps }) => [title, extendedProps])).toEqual([
    ['Vakantie halve dag', { time: null, isHalfDay: true, isAlone: false }],
    ['Vroege', { time: '07:00', isHalfDay: false, isAlone: false }],
  ])
})

test('a phone has the short words, and no times', () => {
  const day = dayWith(12, {
    shifts: [plannedShift(12, { title: '* Vroege kort', adjusted: true })],
    absences: [absence(12, 'EDUCATIONAL_LEAVE', false)],
  })
  expect(titles([day], true)).toEqual(['Opleid.', '* Vr. kort'])
  expect(titles([dayWith(11, {})], true)).toEqual(['Feestdag'])
})

test('holidays and days elsewhere are filled, and say with what', () => {
  expect(titles([dayWith(11, {})], false)).toEqual(['Wapenstilstand'])
  expect(calendarEvents([dayWith(13, { elsewhere: [shiftElsewhere(13)] })], false)).toEqual([
    expect.objectContaining({ title: '’t Zilverhof', display: 'background', className: 'bg-occupied' }),
  ])
})

test('each day of a prolonged sickness has a chip of its own, although its days share one id', () => {
  const sickness = [12, 13].map((day) => ({ ...absence(day, 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'), id: 0 }))
  expect(
    calendarEvents(daysWith({ absences: sickness }), false).flatMap(({ id }) =>
      id?.startsWith('absence') ? [id] : [],
    ),
  ).toEqual(sickness.map(absenceChipId))
  expect(new Set(sickness.map(absenceChipId)).size).toBe(2)
})
