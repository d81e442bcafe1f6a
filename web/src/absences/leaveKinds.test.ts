import { refusalToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import type { AbsenceSources } from './absenceFacts.ts'
import { absenceFacts } from './absenceFacts.ts'
import { leaveKinds } from './leaveKinds.ts'

/** Annelies has 1.5 days of vacation, half a day of educational leave and 7.6 hours of recuperation left. */
const annelies = {
  person: { employee: true, sickDayHours: 7.6 },
  contracts: [],
  absences: {
    absenceDtos: [],
    holidayDtos: [],
    prolongedSickLeaveDays: [],
    remainingVacationDays: 1.5,
    remainingRecuperationHolidays: 0,
    remainingEducationalLeaveInDays: 0.5,
    vacationApprovedByAdmin: true,
    timeSheetHoursDto: { recupPrevious: 15.2, recupTaken: 7.6, halfDayCanBeRecuperated: true },
  },
  all: { timesheets: [], _embedded: { workedShiftDtoList: [] } },
} as unknown as AbsenceSources

const tuesday = [toDay('2026-11-24')]
const refusalsOn = (sources: AbsenceSources, days = tuesday) => {
  const facts = absenceFacts(sources, days)
  return leaveKinds.map(({ options }) =>
    options.map(
      ({ absenceCategory, fullDay }) =>
        refusalToBookAbsence(facts, { category: absenceCategory, fullDay, counter: null })?.code ?? null,
    ),
  )
}

test('an employee chooses a full or half day of vacation, educational leave or recuperation', () => {
  expect(leaveKinds.map(({ label, options }) => [label, ...options.map((option) => option.label)])).toEqual([
    ['Voeg vakantie toe', 'Volledige dag', 'Halve dag'],
    ['Voeg Vlaams opleidingsverlof toe', 'Volledige dag', 'Halve dag'],
    [expect.stringContaining('recup'), 'Volledige dag', 'Halve dag', expect.stringContaining('eestdag')],
  ])
})

test('the balances decide which options can be chosen', () => {
  expect(refusalsOn(annelies)).toEqual([
    [null, null],
    ['balance_too_low', null],
    [null, null, 'balance_too_low'],
  ])
  expect(refusalsOn(annelies, [...tuesday, toDay('2026-11-25')])[0]).toEqual(['balance_too_low', null])
})

test('before HR approves the balance, vacation and educational leave are disabled and recuperation is not', () => {
  const waiting = { ...annelies, absences: { ...annelies.absences, vacationApprovedByAdmin: false } }
  expect(refusalsOn(waiting).slice(0, 2).flat()).toEqual(Array(4).fill('vacation_not_approved'))
  expect(refusalsOn(waiting)[2]?.[0]).toBeNull()
})

test('the menu of recuperation shows hours and recup holidays, each other menu shows days', () => {
  const withHoliday = { ...annelies, absences: { ...annelies.absences, remainingRecuperationHolidays: 1 } }
  const left = (sources: AbsenceSources) => leaveKinds.map((kind) => kind.left(absenceFacts(sources, tuesday)))
  expect(left(annelies)).toEqual(['nog 1,5 dagen', 'nog 0,5 dag', 'nog 7,6 uur en 0 feestdagen'])
  expect(left(withHoliday)[2]).toBe('nog 7,6 uur en 1 feestdag')
})
