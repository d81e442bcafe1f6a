import { describe, expect, test } from 'vitest'
import { HALF_DAY, halfDays } from '../balances/halfDays.ts'
import type { CounterType } from '../balances/counterType.ts'
import { seconds, secondsOfHours } from '../money/seconds.ts'
import { dayIn, toYearMonth } from '../time/yearMonth.ts'
import { toDay } from '../time/day.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import { absenceFactsOn, absenceFreezeOn, type AbsenceMonthFacts } from './absenceMonthFacts.ts'
import { anna, full, halfVacation, left, wish } from './bookingCases.testing.ts'
import { refusalToBookAbsence } from './booking/refusalToBookAbsence.ts'
import { refusalToBookInMonth } from './booking/refusalToBookInMonth.ts'

const november = toYearMonth('2026-11')
const on = (dayOfMonth: number) => dayIn(november, dayOfMonth)!
const since2025 = { start: toDay('2025-01-01'), end: null }
const open = { ...since2025, freeze: null }
const confirmed = { ...since2025, freeze: 'month_frozen' } as const
const invoiced = { ...since2025, freeze: 'month_invoiced' } as const

/**
 * The test data: Annelies has vacation on 16 November, half a day of vacation on 23 November and a shift on 13
 * November.
 */
const annelies: AbsenceMonthFacts = {
  ...anna,
  left: left({ STATUTORY_VACATION: 13, EDUCATIONAL_LEAVE: 4, RECUPERATION_HOLIDAY: 2 }),
  employment: since2025,
  contracts: [open],
  holidays: [on(1), on(11)],
  prolongedSickLeaves: [],
  shiftSeconds: { [on(13)]: secondsOfHours(7.6) },
  absences: [
    { ...full('VACATION'), day: on(16) },
    { ...halfVacation, day: on(23) },
  ],
}

type Facts = Partial<AbsenceMonthFacts>
type Case = readonly [sentence: string, Facts, number[], AbsenceCategory, boolean, string | null]

const refusalTo = (changed: Facts, days: number[], ...input: Parameters<typeof wish>) =>
  refusalToBookAbsence(absenceFactsOn({ ...annelies, ...changed }, days.map(on)), wish(...input))?.code ?? null

const halfDayLeft = { left: left({ STATUTORY_VACATION: 1 }) }
const notApproved = { vacationApproved: false }

describe('the facts of the month decide what Annelies can book', () => {
  test.each<Case>([
    ['Annelies can book a full day of vacation', {}, [6], 'VACATION', true, null],
    ['Annelies cannot book vacation on a public holiday', {}, [11], 'VACATION', true, 'no_absence_on_free_day'],
    ['Annelies cannot book vacation on a day with a full day of absence', {}, [16], 'VACATION', false, 'day_full'],
    ['Annelies can book recuperation for the other half of a day of absence', {}, [23], 'RECUPERATION', false, null],
    [
      'Annelies cannot book a full day of absence on a day with a shift at another customer',
      {},
      [13],
      'VACATION',
      true,
      'shift_on_day',
    ],
    [
      'Annelies can book half a day of absence on a day with a shift at another customer',
      {},
      [13],
      'VACATION',
      false,
      null,
    ],
    ['Annelies can book half a day of vacation when half a day is left', halfDayLeft, [6], 'VACATION', false, null],
    [
      'Annelies cannot book a full day of vacation when half a day is left',
      halfDayLeft,
      [6],
      'VACATION',
      true,
      'balance_too_low',
    ],
    [
      'Annelies can replace half a day of vacation by a full day when half a day is left',
      halfDayLeft,
      [23],
      'VACATION',
      true,
      null,
    ],
    [
      'Annelies cannot book vacation before HR approves the balance',
      notApproved,
      [6],
      'VACATION',
      true,
      'vacation_not_approved',
    ],
    ['Annelies can book three days of recuperation', {}, [2, 3, 4], 'RECUPERATION', true, null],
    [
      'Annelies cannot book a fourth day of recuperation',
      {},
      [2, 3, 4, 5],
      'RECUPERATION',
      true,
      'recuperation_too_low',
    ],
    ['Annelies can book one day of ‘Feestdag recup’', {}, [6], 'RECUPERATION_HOLIDAY', true, null],
    ['Annelies can book two days of educational leave', {}, [5, 6], 'EDUCATIONAL_LEAVE', true, null],
    ['Annelies cannot book sickness', {}, [6], 'SICK_LEAVE', true, 'category_not_allowed'],
    [
      'Annelies cannot book an absence when all contracts of the month are confirmed',
      { contracts: [confirmed] },
      [6],
      'VACATION',
      true,
      'month_frozen',
    ],
    [
      'a self-employed person cannot book an absence',
      { kind: 'independent' },
      [6],
      'VACATION',
      true,
      'independent_has_no_balances',
    ],
    [
      'Annelies cannot book an absence during a prolonged sickness',
      { prolongedSickLeaves: [{ start: on(20), end: null }] },
      [24],
      'VACATION',
      true,
      'on_prolonged_sick_leave',
    ],
  ])(
    'the rule decides whether an employee can book an absence on the given days: %s',
    (_, changed, days, category, fullDay, code) => {
      expect(refusalTo(changed, days, category, fullDay)).toBe(code)
    },
  )
})

describe('the facts of the month decide what HR can book for Annelies', () => {
  const hr: Facts = { actingAs: 'hr', left: left({ EXTRA_VACATION_CURRENT_YEAR: 1 }) }
  const vacation = (changed: Facts, day: number, fullDay: boolean, counter: CounterType | null = null) =>
    refusalTo({ ...hr, ...changed }, [day], 'VACATION', fullDay, counter)

  test('HR cannot book an absence in an invoiced month', () => {
    expect(refusalTo(hr, [6], 'SICK_LEAVE', true)).toBeNull()
    expect(refusalTo({ ...hr, contracts: [invoiced] }, [6], 'SICK_LEAVE', true)).toBe('month_invoiced')
  })

  test('HR can book an absence in a year that is not approved, but not for more days than the chosen counter has', () => {
    expect(vacation(notApproved, 6, false)).toBeNull()
    expect(vacation(notApproved, 6, true)).toBe('balance_too_low')
    expect(vacation(notApproved, 6, false, 'STATUTORY_VACATION')).toBe('balance_too_low')
  })

  test('when a booked full day replaces a half day of absence, the counter of that half day gets the half day back', () => {
    const uses = [{ counter: 'SENIORITY_LEAVE', amount: HALF_DAY }] as const
    const absences = [{ ...halfVacation, uses, day: on(23) }]
    expect(vacation({ absences }, 23, true)).toBeNull()
  })

  test('nobody can book an absence after the last working day of a person', () => {
    const employment = { start: toDay('2025-01-01'), end: on(20) }
    expect(refusalTo({ ...hr, employment }, [24], 'SICK_LEAVE', true)).toBe('not_in_employment')
  })
})

test('an employee can book less recuperation when a later month already uses a part of the built-up hours', () => {
  const recuperation = {
    previous: secondsOfHours(22.8),
    taken: seconds(0),
    lowest: secondsOfHours(7.6),
    isCompleted: false,
  }
  expect(refusalTo({ recuperation }, [2], 'RECUPERATION', true)).toBeNull()
  expect(refusalTo({ recuperation, left: { STATUTORY_VACATION: halfDays(2) } }, [2, 3], 'RECUPERATION', true)).toBe(
    'recuperation_too_low',
  )
})

describe('which contract months decide whether an absence of a day can change', () => {
  test.each([
    ['a day is open for changes while one contract month of the person is not confirmed', [confirmed, open], null],
    ['Anna cannot change a day when all her contract months are confirmed', [confirmed, confirmed], 'month_frozen'],
    ['a day is open for changes when the person has no contract on that day', [], null],
  ])('the rule decides whether the absences of a day can change: %s', (_, contracts, freeze) => {
    expect(absenceFreezeOn({ contracts }, on(10))).toBe(freeze)
  })

  test('HR can change the absences of a day until all contract months of the person are invoiced', () => {
    expect(absenceFreezeOn({ contracts: [open, invoiced] }, on(10))).toBeNull()
    expect(absenceFreezeOn({ contracts: [invoiced] }, on(10))).toBe('month_invoiced')
  })

  test('the absences of a day can be changed when no contract of the person is active on that day', () => {
    const contracts = [{ start: toDay('2025-01-01'), end: on(10), freeze: 'month_frozen' }] as const
    expect(absenceFreezeOn({ contracts }, on(10))).toBe('month_frozen')
    expect(absenceFreezeOn({ contracts }, on(12))).toBeNull()
  })
})

describe('the reason why Annelies can book on no day of November', () => {
  const period = (from: number, until: number | null) => ({ start: on(from), end: until === null ? null : on(until) })
  test.each<readonly [sentence: string, Facts, string | null, number]>([
    ['Annelies can book on the days without prolonged sickness', { prolongedSickLeaves: [period(2, null)] }, null, 0],
    [
      'Annelies cannot book when a prolonged sickness lasts the whole month',
      { prolongedSickLeaves: [period(1, null)] },
      'on_prolonged_sick_leave',
      30,
    ],
    [
      'Annelies cannot book when a prolonged sickness began on the first day of her employment',
      {
        employment: period(10, null),
        contracts: [period(10, null)].map((each) => ({ ...each, freeze: null })),
        prolongedSickLeaves: [period(10, null)],
      },
      'on_prolonged_sick_leave',
      21,
    ],
    [
      'Annelies cannot book when she is not employed in the month',
      { employment: { start: toDay('2025-01-01'), end: toDay('2026-10-31') } },
      'not_in_employment',
      30,
    ],
    [
      'Annelies cannot book when all contracts have an invoice',
      { contracts: [invoiced, invoiced] },
      'month_invoiced',
      0,
    ],
    ['Annelies can book when one of two contracts has no invoice', { contracts: [invoiced, open] }, null, 0],
    [
      'the reason is the invoice when the month also has a prolonged sickness',
      { contracts: [invoiced], prolongedSickLeaves: [period(1, null)] },
      'month_invoiced',
      0,
    ],
  ])('the rule decides whether Annelies can book on a day of November: %s', (_sentence, changed, code, days) => {
    const refusal = refusalToBookInMonth({ ...annelies, ...changed }, november)
    expect(refusal?.code ?? null).toBe(code)
    expect(refusal !== null && 'days' in refusal ? refusal.days.length : 0).toBe(days)
  })
})
