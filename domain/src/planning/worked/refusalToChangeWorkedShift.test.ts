import { expect, test } from 'vitest'
import { at, shiftOn, timesOn } from '../shifts.testing.ts'
import { toDay } from '../../time/day.ts'
import { toYearMonth } from '../../time/yearMonth.ts'
import { becomesAdjusted } from './becomesAdjusted.ts'
import { refusalToChangeWorkedShift, type WorkedShiftFacts } from './refusalToChangeWorkedShift.ts'
import { refusalToEnterWorkedShift } from './refusalToEnterWorkedShift.ts'
import { refusalToRemoveWorkedShift } from './refusalToRemoveWorkedShift.ts'
import { refusalToUseShiftType } from '../refusalToUseShiftType.ts'
import type { Shift } from '../shift/shift.ts'
import { warningBesideHalfDay } from '../warningBesideHalfDay.ts'

/** The test data: Bram worked at the hospital on Friday morning. The facts leave out the shift that Bram changes. */
const bram: WorkedShiftFacts = {
  today: toDay('2026-11-21'),
  yearMonth: toYearMonth('2026-11'),
  freeze: null,
  contract: { start: toDay('2026-01-01'), end: null },
  employment: { start: toDay('2026-01-01'), end: null },
  prolongedSickLeaves: [],
  fullAbsenceDays: [],
  otherShifts: [{ start: at('2026-11-20T06:00'), end: at('2026-11-20T12:00'), customerName: 'UZ Noord' }],
}

type Case = [
  sentence: string,
  times: ReturnType<typeof timesOn>,
  code: string | null,
  facts?: Partial<WorkedShiftFacts>,
]

const cases: Case[] = [
  ['a second shift on a day, after the first shift', timesOn('2026-11-20', '12:00–18:00'), null],
  [
    'a second shift on a day that starts before the first shift ends',
    timesOn('2026-11-20', '11:59–18:00'),
    'shifts_overlap',
  ],
  ['a night shift that ends when the morning shift starts', timesOn('2026-11-19', '22:00–06:00'), null],
  [
    'a shift 22:00–04:00 and another shift 02:00–08:00',
    timesOn('2026-11-20', '22:00–04:00'),
    'shifts_overlap',
    { otherShifts: [{ start: at('2026-11-21T02:00'), end: at('2026-11-21T08:00'), customerName: 'WZC De Linde' }] },
  ],
  ['a shift that moves to another day of the month', timesOn('2026-11-02', '08:00–16:00'), null],
  [
    'a night shift on the last day of the month that ends in the next month',
    timesOn('2026-11-30', '22:00–06:00'),
    null,
  ],
  ['a shift that moves to another month', timesOn('2026-12-01', '08:00–16:00'), 'shift_outside_month'],
  [
    'a shift in a completed month, for the employee',
    timesOn('2026-11-02', '08:00–16:00'),
    'month_frozen',
    { freeze: 'month_frozen' },
  ],
  [
    'a shift in an invoiced month',
    timesOn('2026-11-02', '08:00–16:00'),
    'month_invoiced',
    { freeze: 'month_invoiced' },
  ],
  [
    'a shift on a day with a full absence',
    timesOn('2026-11-02', '08:00–16:00'),
    'absence_on_shift_day',
    { fullAbsenceDays: [toDay('2026-11-02')] },
  ],
]
for (const [sentence, times, code, facts] of cases) {
  test(`the rule decides whether an employee can enter a worked shift in the table in the case ‘${sentence}’: ${code ?? 'accepted'}`, () =>
    expect(refusalToChangeWorkedShift({ ...bram, ...facts }, times)?.code ?? null).toBe(code))
}

test('the date of a new shift is the day on which it starts', () => {
  const night = timesOn('2026-11-23', '22:00–06:00')
  expect(refusalToEnterWorkedShift(bram, { date: toDay('2026-11-23'), times: night })).toBeNull()
  expect(refusalToEnterWorkedShift(bram, { date: toDay('2026-11-24'), times: night })).toEqual({
    code: 'shift_starts_on_another_day',
    date: '2026-11-24',
    startDay: '2026-11-23',
  })
})

test('a new shift is refused for the same reasons as a changed shift', () => {
  const times = timesOn('2026-11-20', '08:00–10:00')
  expect(refusalToEnterWorkedShift(bram, { date: toDay('2026-11-20'), times })).toMatchObject({
    code: 'shifts_overlap',
  })
})

test('every shift can be removed from the table of worked shifts, except in a frozen month', () => {
  expect(refusalToRemoveWorkedShift({ freeze: null })).toBeNull()
  expect(refusalToRemoveWorkedShift({ freeze: 'month_frozen' })).toEqual({ code: 'month_frozen' })
})

const plain = shiftOn('2026-11-20', '07:00–15:00', '12:00–12:30')
const edits: [sentence: string, after: Shift, adjusted: boolean][] = [
  ['nothing', plain, false],
  ['the end', shiftOn('2026-11-20', '07:00–15:15', '12:00–12:30'), true],
  ['the break', shiftOn('2026-11-20', '07:00–15:00', '12:00–12:45'), true],
  ['the break to no break', shiftOn('2026-11-20', '07:00–15:00'), true],
  ['a call-out', { ...plain, callout: 'CALL_OUT_24' }, true],
  ['an interruption', { ...plain, interrupted: true }, true],
]
for (const [sentence, after, adjusted] of edits) {
  test(`an edit of ${sentence} by an employee ${adjusted ? 'makes a shift adjusted' : 'does not make a shift adjusted'}`, () =>
    expect(becomesAdjusted(plain, after)).toBe(adjusted))
}

const types: [
  sentence: string,
  active: boolean,
  archived: boolean,
  ofContractsCustomer: boolean,
  code: string | null,
][] = [
  ['an active shift type of the customer', true, false, true, null],
  ['an inactive shift type', false, false, true, 'shift_type_inactive'],
  ['an archived shift type', true, true, true, 'shift_type_inactive'],
  ['a shift type of another customer', true, false, false, 'shift_type_of_other_customer'],
]
for (const [sentence, active, archived, ofContractsCustomer, code] of types) {
  test(`the use of ${sentence} for a shift is ${code === null ? 'accepted' : 'refused'}`, () =>
    expect(refusalToUseShiftType({ active, archived, ofContractsCustomer })?.code ?? null).toBe(code))
}

test('a shift of more than 3.8 hours on a day with half a day of absence gives a warning', () => {
  const half = [toDay('2026-11-20')]
  expect(warningBesideHalfDay(half, [timesOn('2026-11-20', '08:00–11:48')])).toBeNull()
  expect(warningBesideHalfDay(half, [timesOn('2026-11-20', '08:00–11:49')])).toEqual({
    code: 'shift_longer_than_free_half',
    days: ['2026-11-20'],
  })
  expect(warningBesideHalfDay(half, [timesOn('2026-11-19', '08:00–16:00')])).toBeNull()
})
