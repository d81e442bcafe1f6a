import { refusalToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { describe, expect, test } from 'vitest'
import { absence, absences, allShifts, lindehof, on, shiftElsewhere } from '../planning/testing/november.ts'
import { absenceFacts, absenceFreezeOn } from './absenceFacts.ts'
import type { AbsenceSources } from './absenceFacts.ts'

const annelies: AbsenceSources['person'] = {
  id: 1,
  firstName: 'Annelies',
  lastName: 'Vandenbroucke',
  email: 'medewerker@uurwerk.example',
  roles: ['ROLE_USER'],
  firstLogin: false,
  onProlongedSickLeave: false,
  employee: true,
  sickDayHours: 7.6,
}
const sources: AbsenceSources = {
  person: annelies,
  contracts: [lindehof],
  absences: absences([absence(16, 'VACATION'), absence(23, 'VACATION', false)]),
  all: allShifts([shiftElsewhere(13)]),
}

type Case = readonly [sentence: string, Partial<AbsenceSources>, number[], AbsenceCategory, boolean, string | null]

const noVacationLeft = { absences: absences([], { remainingVacationDays: 0.5 }) }
const notApproved = { absences: absences([], { vacationApprovedByAdmin: false }) }
const holidayLeft = { absences: absences([absence(23, 'VACATION', false)], { remainingVacationDays: 0.5 }) }

describe('what Annelies may book, by the rule that the server goes by', () => {
  test.each<Case>([
    ['a full day of vacation', {}, [6], 'VACATION', true, null],
    ['none on a holiday', {}, [11], 'VACATION', true, 'no_absence_on_free_day'],
    ['none on a day that is full', {}, [16], 'VACATION', false, 'day_full'],
    ['the other half of a day', {}, [23], 'RECUPERATION', false, null],
    ['no full day where she works elsewhere', {}, [13], 'VACATION', true, 'shift_on_day'],
    ['half a day where she works elsewhere', {}, [13], 'VACATION', false, null],
    ['half a day with half a day left', noVacationLeft, [6], 'VACATION', false, null],
    ['no full day with half a day left', noVacationLeft, [6], 'VACATION', true, 'balance_too_low'],
    ['a full day in the place of a half, with half a day left', holidayLeft, [23], 'VACATION', true, null],
    ['nothing that HR has still to look at', notApproved, [6], 'VACATION', true, 'vacation_not_approved'],
    ['three days of recuperation', {}, [2, 3, 4], 'RECUPERATION', true, null],
    ['no fourth', {}, [2, 3, 4, 5], 'RECUPERATION', true, 'recuperation_too_low'],
    ['one recup holiday', {}, [6], 'RECUPERATION_HOLIDAY', true, null],
    ['two days of educational leave', {}, [5, 6], 'EDUCATIONAL_LEAVE', true, null],
    ['no sickness', {}, [6], 'SICK_LEAVE', true, 'category_not_allowed'],
    ['nothing once all is confirmed', { all: allShifts([], true) }, [6], 'VACATION', true, 'month_frozen'],
  ])('%s', (_, facts, days, category, fullDay, code) => {
    const known = absenceFacts({ ...sources, ...facts }, days.map(on))
    expect(refusalToBookAbsence(known, { category, fullDay, counter: null })?.code ?? null).toBe(code)
  })

  test('an independent has no leave', () => {
    const facts = absenceFacts({ ...sources, person: { ...annelies, employee: false } }, [on(6)])
    const refusal = refusalToBookAbsence(facts, { category: 'VACATION', fullDay: true, counter: null })
    expect(refusal?.code).toBe('independent_has_no_balances')
  })
})

test('a day outside every contract is frozen by none of them', () => {
  const ended = { ...lindehof, contractPeriod: { startDate: '2025-01-01', endDate: '2026-11-10' } }
  const all = allShifts([], true)
  expect(absenceFreezeOn({ contracts: [ended], all }, on(10))).toBe('month_frozen')
  expect(absenceFreezeOn({ contracts: [ended], all }, on(12))).toBeNull()
})
