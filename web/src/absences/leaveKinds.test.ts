import { absenceFactsOn } from '@uurwerk/domain/absences/absenceMonthFacts'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/booking/refusalToBookAbsence'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { secondsOfHours } from '@uurwerk/domain/money/seconds'
import { expect, test } from 'vitest'
import { absenceMonthFacts, on } from '../planning/testing/november.ts'
import { leaveKinds, leftByCounter } from './leaveKinds.ts'

/** Annelies has 1.5 days of vacation, half a day of educational leave and 7.6 hours of recuperation left. */
const annelies = {
  ...absenceMonthFacts,
  left: { STATUTORY_VACATION: halfDays(3), EDUCATIONAL_LEAVE: halfDays(1) },
  recuperation: {
    previous: secondsOfHours(15.2),
    taken: secondsOfHours(7.6),
    lowest: secondsOfHours(7.6),
    isCompleted: false,
  },
}

const tuesday = [on(24)]
const refusalsOn = (month: typeof annelies, days = tuesday) => {
  const facts = absenceFactsOn(month, days)
  return leaveKinds.map(({ options }) =>
    options.map(
      ({ absenceCategory, fullDay }) =>
        refusalToBookAbsence(facts, { category: absenceCategory, fullDay, counter: null })?.code ?? null,
    ),
  )
}

test('an employee can choose a full or half day of vacation, educational leave or recuperation', () => {
  expect(leaveKinds.map(({ label, options }) => [label, ...options.map((option) => option.label)])).toEqual([
    ['Voeg vakantie toe', 'Volledige dag', 'Halve dag'],
    ['Voeg Vlaams opleidingsverlof toe', 'Volledige dag', 'Halve dag'],
    [expect.stringContaining('recup'), 'Volledige dag', 'Halve dag', expect.stringContaining('eestdag')],
  ])
})

test('the leave balances decide which options an employee can choose', () => {
  expect(refusalsOn(annelies)).toEqual([
    [null, null],
    ['balance_too_low', null],
    [null, null, 'balance_too_low'],
  ])
  expect(refusalsOn(annelies, [...tuesday, on(25)])[0]).toEqual(['balance_too_low', null])
})

test('vacation and educational leave are disabled before HR approves the balance', () => {
  const waiting = { ...annelies, vacationApproved: false }
  expect(refusalsOn(waiting).slice(0, 2).flat()).toEqual(Array(4).fill('vacation_not_approved'))
  expect(refusalsOn(waiting)[2]?.[0]).toBeNull()
})

test('the menu of recuperation shows hours and days of ‘Feestdag recup’, and every other menu shows days', () => {
  const withHoliday = { ...annelies, left: { ...annelies.left, RECUPERATION_HOLIDAY: halfDays(2) } }
  const left = (month: typeof annelies) => leaveKinds.map((kind) => kind.left(month))
  expect(left(annelies)).toEqual(['nog 1,5 dagen', 'nog 0,5 dag', 'nog 7,6 uur en 0 feestdagen'])
  expect(left(withHoliday)[2]).toBe('nog 7,6 uur en 1 feestdag')
})

test('when several counters have days, the menu shows the days left in each counter, in the order in which the days are used', () => {
  const [vacation] = leaveKinds
  const left = {
    STATUTORY_VACATION: halfDays(3),
    SENIORITY_LEAVE: halfDays(0),
    TRANSFER_HOLIDAY_PREVIOUS_YEAR: halfDays(2),
  }
  expect(leftByCounter(vacation!, { ...annelies, left })).toBe(
    'Wordt in deze volgorde opgenomen: Overdracht vorig jaar 1, Wettelijke vakantie 1,5.',
  )
  expect(leftByCounter(vacation!, annelies)).toBeNull()
})
