import { expect, test } from 'vitest'
import { absence, absences, november, on } from '../planning/testing/november.ts'
import type { AbsenceChange } from './useAbsences.ts'
import { withAbsenceChanges } from './withAbsenceChanges.ts'

const shown = (change: AbsenceChange, ...standing: ReturnType<typeof absence>[]) =>
  withAbsenceChanges(absences(standing), [change]).absenceDtos.map(({ date, title }) => `${date.slice(8)} ${title}`)

const book = (first: number, last: number, fullDay = true): AbsenceChange => ({
  yearMonth: november,
  kind: 'book',
  first: on(first),
  last: on(last),
  absenceCategory: 'VACATION',
  fullDay,
})

test('a booked range of absences is shown on its working days in the calendar, without weekends and public holidays', () => {
  expect(shown(book(6, 12)).map((text) => text.slice(0, 2))).toEqual(['06', '09', '10', '12'])
})

test('a booked full day replaces a half day, and a booked second half day is added', () => {
  const half = absence(6, 'RECUPERATION', false)
  expect(shown(book(6, 6), half)).toEqual(['06 Vakantie volledige dag'])
  expect(shown(book(6, 6, false), half)).toEqual(['06 Recup', '06 Vakantie halve dag'])
})

test('an absence that the employee removes disappears from the calendar at once', () => {
  const vacation = absence(6, 'VACATION')
  expect(shown({ yearMonth: november, kind: 'remove', absence: vacation }, vacation)).toEqual([])
})
