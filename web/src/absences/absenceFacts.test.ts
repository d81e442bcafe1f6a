import { refusalToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { HALF_DAY, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import { toDay } from '@uurwerk/domain/time/day'
import { describe, expect, test } from 'vitest'
import { absence, absences, allShifts, lindehof, on, shiftElsewhere } from '../planning/testing/november.ts'
import { absenceFacts, absenceFreezeOn } from './absenceFacts.ts'
import type { AbsenceSources } from './absenceFacts.ts'

const annelies: AbsenceSources['person'] = { employee: true, sickDayHours: 7.6 }
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

describe("Annelies can book what the server's rule allows", () => {
  test.each<Case>([
    ['a full day of vacation', {}, [6], 'VACATION', true, null],
    ['no vacation on a public holiday', {}, [11], 'VACATION', true, 'no_absence_on_free_day'],
    ['no vacation on a day with a full absence', {}, [16], 'VACATION', false, 'day_full'],
    ['recuperation for the other half of a day', {}, [23], 'RECUPERATION', false, null],
    ['no full day on a day with a shift at another customer', {}, [13], 'VACATION', true, 'shift_on_day'],
    ['half a day on a day with a shift at another customer', {}, [13], 'VACATION', false, null],
    ['half a day of vacation with half a day left', noVacationLeft, [6], 'VACATION', false, null],
    ['no full day of vacation with half a day left', noVacationLeft, [6], 'VACATION', true, 'balance_too_low'],
    ['a full day that replaces a half day, with half a day left', holidayLeft, [23], 'VACATION', true, null],
    ['no vacation before HR approves the balance', notApproved, [6], 'VACATION', true, 'vacation_not_approved'],
    ['three days of recuperation', {}, [2, 3, 4], 'RECUPERATION', true, null],
    ['no fourth day of recuperation', {}, [2, 3, 4, 5], 'RECUPERATION', true, 'recuperation_too_low'],
    ['one recup holiday', {}, [6], 'RECUPERATION_HOLIDAY', true, null],
    ['two days of educational leave', {}, [5, 6], 'EDUCATIONAL_LEAVE', true, null],
    ['no sickness', {}, [6], 'SICK_LEAVE', true, 'category_not_allowed'],
    ['nothing once all contracts are confirmed', { all: allShifts([], true) }, [6], 'VACATION', true, 'month_frozen'],
  ])('%s', (_, facts, days, category, fullDay, code) => {
    const known = absenceFacts({ ...sources, ...facts }, days.map(on))
    expect(refusalToBookAbsence(known, { category, fullDay, counter: null })?.code ?? null).toBe(code)
  })

  test('an independent can book no leave', () => {
    const facts = absenceFacts({ ...sources, person: { ...annelies, employee: false } }, [on(6)])
    const refusal = refusalToBookAbsence(facts, { category: 'VACATION', fullDay: true, counter: null })
    expect(refusal?.code).toBe('independent_has_no_balances')
  })
})

describe('HR can book for Annelies', () => {
  const employment = { start: toDay('2025-01-01'), end: toDay('2026-11-20') }
  const left = { STATUTORY_VACATION: NO_HALF_DAYS, EXTRA_VACATION_CURRENT_YEAR: HALF_DAY }
  const half = { ...absence(23, 'VACATION', false), absenceType: absenceTypeOf('VACATION', false, 'SENIORITY_LEAVE') }
  const hr = { ...sources, asHr: { employment: { ...employment, end: null }, left } }
  const refusalTo = (wanted: WantedAbsence, day: number, known: AbsenceSources = hr) =>
    refusalToBookAbsence(absenceFacts(known, [on(day)]), wanted)?.code ?? null
  const sick = { category: 'SICK_LEAVE', fullDay: true, counter: null } as const
  const vacation = (fullDay: boolean, counter: CounterType | null) =>
    ({ category: 'VACATION', fullDay, counter }) as const

  test('HR can book in a month that Annelies confirmed, but not in an invoiced month', () => {
    const confirmed = allShifts([], true)
    expect(refusalTo(sick, 6, { ...hr, all: confirmed })).toBeNull()
    const timesheets = confirmed.timesheets.map((timesheet) => ({ ...timesheet, invoiced: true }))
    expect(refusalTo(sick, 6, { ...hr, all: { ...confirmed, timesheets } })).toBe('month_invoiced')
  })

  test('HR can book without the approval, but not beyond the balance of the counter that HR names', () => {
    const known = { ...hr, absences: absences([], { vacationApprovedByAdmin: false }) }
    expect(refusalTo(vacation(false, null), 6, known)).toBeNull()
    expect(refusalTo(vacation(true, null), 6, known)).toBe('balance_too_low')
    expect(refusalTo(vacation(false, 'STATUTORY_VACATION'), 6, known)).toBe('balance_too_low')
  })

  test('a full day that replaces a half day gives the half day back to its own counter', () => {
    const known = { ...hr, absences: absences([half]) }
    expect(refusalTo(vacation(true, null), 23, known)).toBeNull()
  })

  test('nothing can be booked after the last working day', () => {
    expect(refusalTo(sick, 24, { ...hr, asHr: { employment, left } })).toBe('not_in_employment')
  })
})

test('a day without an active contract is not frozen', () => {
  const ended = { ...lindehof, contractPeriod: { startDate: '2025-01-01', endDate: '2026-11-10' } }
  const all = allShifts([], true)
  expect(absenceFreezeOn({ contracts: [ended], all }, on(10))).toBe('month_frozen')
  expect(absenceFreezeOn({ contracts: [ended], all }, on(12))).toBeNull()
})
