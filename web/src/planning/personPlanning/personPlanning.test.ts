import { expect, test } from 'vitest'
import { calendarDays } from '../calendar/calendarDays.ts'
import { dayLabel } from '../calendar/dayLabel.ts'
import { absence, absences, november, on, planned, plannedShift, today } from '../testing/november.ts'
import { daysOccupied } from './daysOccupied.ts'
import { differencesOf } from './differencesOf.ts'
import { sentencesByDay } from './sentenceOfDifference.ts'

type Calendar = {
  readonly shifts?: ReturnType<typeof plannedShift>[]
  readonly absences?: ReturnType<typeof absence>[]
}
const calendar = (content: Calendar) => ({ planned: planned(content.shifts), absences: absences(content.absences) })
const differences = (locked: Calendar, actual: Calendar) =>
  sentencesByDay(differencesOf(calendar(locked), calendar(actual)))
const late = {
  shiftId: 12,
  title: 'Late',
  start: '2026-11-09T13:30:00+01:00',
  end: '2026-11-09T21:36:00+01:00',
}

test.each([
  ['a new shift', {}, { shifts: [plannedShift(9)] }, 'Nieuw: Vroege 07:00 – 15:06.'],
  ['a removed shift', { shifts: [plannedShift(9)] }, {}, 'Weg: Vroege 07:00 – 15:06.'],
  [
    'another type',
    { shifts: [plannedShift(9)] },
    { shifts: [plannedShift(9, late)] },
    'Vroege 07:00 – 15:06 werd Late 13:30 – 21:36.',
  ],
  [
    'another type at the same times',
    { shifts: [plannedShift(9)] },
    { shifts: [plannedShift(9, { shiftId: 12, title: 'Dag' })] },
    'Vroege werd Dag 07:00 – 15:06.',
  ],
  [
    'other times',
    { shifts: [plannedShift(9)] },
    { shifts: [plannedShift(9, { end: '2026-11-09T17:00:00+01:00', title: '* Vroege', adjusted: true })] },
    'Vroege: 07:00 – 15:06 werd 07:00 – 17:00.',
  ],
  [
    'another break',
    { shifts: [plannedShift(9)] },
    { shifts: [plannedShift(9, { title: '* Vroege', adjusted: true })] },
    'Vroege 07:00 – 15:06: bewerkt (pauze, oproep, onderbreking of opmerking).',
  ],
  ['a new absence', {}, { absences: [absence(9, 'SICK_LEAVE', false)] }, 'Nieuw: Ziek halve dag.'],
  ['a removed absence', { absences: [absence(9, 'RECUPERATION')] }, {}, 'Weg: Recup.'],
  [
    'a shorter absence',
    { absences: [absence(9, 'VACATION')] },
    { absences: [absence(9, 'VACATION', false)] },
    'Vakantie volledige dag werd Vakantie halve dag.',
  ],
])('%s is shown as a sentence on its day', (_, locked, actual, sentence) => {
  expect([...differences(locked, actual)]).toEqual([['2026-11-09', [sentence]]])
})

test('a new name of a shift type after locking is not a difference of the planning', () => {
  const renamed = plannedShift(9, { title: 'Vroege dienst' })
  expect(differences({ shifts: [plannedShift(9)] }, { shifts: [renamed] }).size).toBe(0)
})

test('a changed day of the calendar shows how it differs from the locked planning', () => {
  const days = calendarDays({
    ...calendar({ shifts: [plannedShift(9)] }),
    yearMonth: november,
    today,
    elsewhere: new Map(),
    differences: differences({}, { shifts: [plannedShift(9)] }),
  })
  const [changed, ...more] = days.filter((day) => day.differences.length > 0)
  expect(more).toEqual([])
  expect(changed && dayLabel(changed)).toBe(
    'maandag 9 november 2026, Vroege 07:00 tot 15:06, gewijzigd sinds het vastzetten: Nieuw: Vroege 07:00 – 15:06.',
  )
})

test('an occupied day shows the name of the other customer when there is only one other customer', () => {
  const month = {
    planned: { ...planned(), occupiedDays: [on(12), on(13)] },
    absences: absences([absence(12, 'VACATION')]),
  }
  const [zilverhof, meander] = [
    { id: 2, customerName: 'WZC ’t Zilverhof' },
    { id: 3, customerName: 'WZC Meander' },
  ] as const
  expect([...daysOccupied(month, [zilverhof])]).toEqual([[on(13), { contractId: 2, customerName: 'WZC ’t Zilverhof' }]])
  expect([...daysOccupied(month, [zilverhof, meander])]).toEqual([
    [on(13), { contractId: null, customerName: 'een andere klant' }],
  ])
  expect(daysOccupied(month, []).size).toBe(0)
})
