import { expect, test } from 'vitest'
import { annasEmptyMonth } from './annasEmptyMonth.testing.ts'
import { at, timesOn } from './shifts.testing.ts'
import { toDay } from '../time/day.ts'
import { period } from '../time/dayPeriod.testing.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { refusalToEditPlannedShift } from './refusalToEditPlannedShift.ts'
import { plannableShifts, refusalsToPlanShift, refusalToPlanShift } from './refusalToPlanShift.ts'
import type { ShiftPlanningFacts } from './refusalToPlanShift.ts'
import { refusalToRemoveAll } from './refusalToRemoveAll.ts'
import { refusalToRemovePlannedShift } from './refusalToRemovePlannedShift.ts'

const days = (...texts: string[]) => texts.map(toDay)

const anna = annasEmptyMonth('2026-11', '2026-11-10')

const day = (text: string) => timesOn(text, '07:00–15:00', '12:00–12:30')
const night = (text: string) => timesOn(text, '22:00–06:00')
const friday = [day('2026-11-20')]

type Case = [
  sentence: string,
  facts: Partial<ShiftPlanningFacts>,
  refusal: object | null,
  wanted?: ReturnType<typeof day>[],
]

const cases: Case[] = [
  ['Anna plans one shift', {}, null],
  [
    'Anna plans a whole week with its weekend and its holiday',
    {},
    null,
    ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'].map(day),
  ],
  [
    'Anna plans a night shift on three consecutive days',
    {},
    null,
    ['2026-11-20', '2026-11-21', '2026-11-22'].map(night),
  ],
  ['Anna plans without choosing a day', {}, { code: 'no_day_chosen' }, []],
  ['Anna plans in a completed month', { freeze: 'month_frozen' }, { code: 'month_frozen' }],
  ['somebody plans in an invoiced month', { freeze: 'month_invoiced' }, { code: 'month_invoiced' }],
  [
    'a range that ends in the next month',
    {},
    { code: 'shift_outside_month', yearMonth: '2026-11', days: ['2026-12-01'] },
    ['2026-11-30', '2026-12-01'].map(day),
  ],
  [
    'a range that starts before the contract',
    { contract: period('2026-11-20', null) },
    {
      code: 'shift_outside_contract',
      days: ['2026-11-18', '2026-11-19'],
      contract: { start: '2026-11-20', end: null },
    },
    ['2026-11-18', '2026-11-19', '2026-11-20'].map(day),
  ],
  ['a shift on the last day of the contract', { contract: period('2024-01-01', '2026-11-20') }, null],
  [
    'a night shift on the last day of the contract',
    { contract: period('2024-01-01', '2026-11-20') },
    null,
    [night('2026-11-20')],
  ],
  [
    'a shift on the day after the contract',
    { contract: period('2024-01-01', '2026-11-19') },
    { code: 'shift_outside_contract', days: ['2026-11-20'], contract: { start: '2024-01-01', end: '2026-11-19' } },
  ],
  [
    'a night shift on the last day of the employment',
    { employment: period('2024-01-01', '2026-11-20') },
    null,
    [night('2026-11-20')],
  ],
  [
    'a shift on the day after the employment',
    { employment: period('2024-01-01', '2026-11-19') },
    { code: 'shift_outside_employment', days: ['2026-11-20'], employment: { start: '2024-01-01', end: '2026-11-19' } },
  ],
  [
    'a shift on the last day of the twelfth month after the current month',
    { yearMonth: toYearMonth('2027-11') },
    null,
    [day('2027-11-30')],
  ],
  [
    'a shift on the first day of the thirteenth month after the current month',
    { yearMonth: toYearMonth('2027-12') },
    { code: 'shift_too_far_ahead', days: ['2027-12-01'], lastMonth: '2027-11' },
    [day('2027-12-01')],
  ],
  [
    'a shift on a day of prolonged sickness',
    { prolongedSickLeaves: [period('2026-11-20', null)] },
    { code: 'on_prolonged_sick_leave', days: ['2026-11-20'] },
  ],
  [
    'a shift on the Saturday of a prolonged sickness, which is no working day',
    { prolongedSickLeaves: [period('2026-11-16', '2026-11-29')] },
    { code: 'on_prolonged_sick_leave', days: ['2026-11-28'] },
    [day('2026-11-28')],
  ],
  ['a shift on the day before a prolonged sickness', { prolongedSickLeaves: [period('2026-11-21', null)] }, null],
  [
    'a shift on a day with a full day of absence',
    { fullAbsenceDays: days('2026-11-20') },
    { code: 'absence_on_shift_day', days: ['2026-11-20'] },
  ],
  [
    'a shift on a day with a shift on another contract',
    { daysElsewhere: days('2026-11-20') },
    { code: 'day_occupied', days: ['2026-11-20'] },
  ],
  [
    'a second shift on one day in the calendar of one contract',
    { plannedDays: days('2026-11-20') },
    { code: 'shift_already_planned', days: ['2026-11-20'] },
  ],
  [
    'a range with two days that already have a shift; the refusal names both days',
    { plannedDays: days('2026-11-17', '2026-11-19') },
    { code: 'shift_already_planned', days: ['2026-11-17', '2026-11-19'] },
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(day),
  ],
  [
    'a shift that starts before a night shift at another customer ends',
    { otherShifts: [{ start: at('2026-11-19T23:00'), end: at('2026-11-20T07:01'), customerName: 'WZC De Linde' }] },
    { code: 'shifts_overlap', customerName: 'WZC De Linde', day: '2026-11-19', start: '23:00', end: '07:01' },
  ],
  [
    'a shift that starts when a night shift at another customer ends',
    { otherShifts: [{ start: at('2026-11-19T23:00'), end: at('2026-11-20T07:00'), customerName: 'WZC De Linde' }] },
    null,
  ],
  [
    'a night shift that overlaps a shift of the next month',
    { otherShifts: [{ start: at('2026-12-01T05:00'), end: at('2026-12-01T13:00'), customerName: 'UZ Noord' }] },
    { code: 'shifts_overlap', customerName: 'UZ Noord', day: '2026-12-01', start: '05:00', end: '13:00' },
    [night('2026-11-30')],
  ],
]
for (const [sentence, facts, refusal, wanted = friday] of cases) {
  test(`the planning rules decide whether Anna can plan a shift in the case ‘${sentence}’: ${refusal === null ? 'accepted' : 'refused'}`, () =>
    expect(refusalToPlanShift({ ...anna, ...facts }, wanted)).toEqual(refusal))
}

test('the refusal of a shift that overlaps several shifts shows the first of these shifts', () => {
  const otherShifts = [
    { start: at('2026-11-20T14:00'), end: at('2026-11-20T16:00'), customerName: 'later' },
    { start: at('2026-11-20T06:00'), end: at('2026-11-20T08:00'), customerName: 'first' },
  ]
  expect(refusalToPlanShift({ ...anna, otherShifts }, friday)).toMatchObject({ customerName: 'first' })
})

test('Anna can move a shift to another day of the month', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: false }
  expect(refusalToEditPlannedShift(anna, shift, day('2026-11-23'))).toBeNull()
})

test('Anna cannot move a shift to another month', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: false }
  expect(refusalToEditPlannedShift(anna, shift, day('2026-12-01'))).toMatchObject({ code: 'shift_outside_month' })
})

test('an employee cannot change or remove an adjusted shift in the calendar', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: true }
  const refusal = { code: 'shift_adjusted', days: ['2026-11-20'] }
  expect(refusalToEditPlannedShift(anna, shift, day('2026-11-23'))).toEqual(refusal)
  expect(refusalToRemovePlannedShift({ freeze: null }, shift)).toEqual(refusal)
})

test('an employee can remove a shift that is not adjusted from the calendar while the month is open', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: false }
  expect(refusalToRemovePlannedShift({ freeze: null }, shift)).toBeNull()
  expect(refusalToRemovePlannedShift({ freeze: 'month_frozen' }, shift)).toEqual({ code: 'month_frozen' })
})

const plain = { day: toDay('2026-11-19'), adjusted: false }
const adjusted = { day: toDay('2026-11-20'), adjusted: true }

test('an employee can remove all planned shifts of a month at once', () => {
  expect(refusalToRemoveAll({ freeze: null, shifts: [plain] })).toBeNull()
})

test('an employee cannot remove all planned shifts at once when one shift is adjusted', () => {
  const refusal = { code: 'shift_adjusted', days: ['2026-11-20'] }
  expect(refusalToRemoveAll({ freeze: null, shifts: [plain, adjusted] })).toEqual(refusal)
})

test('an employee cannot remove all planned shifts at once when the month has no shifts', () => {
  expect(refusalToRemoveAll({ freeze: null, shifts: [] })).toEqual({ code: 'no_planned_shifts' })
})

test('an employee cannot remove all planned shifts at once when the month is frozen', () => {
  expect(refusalToRemoveAll({ freeze: 'month_invoiced', shifts: [plain] })).toEqual({ code: 'month_invoiced' })
})

test('the refusal of several planned days contains all reasons, and shows each day once', () => {
  const facts = {
    ...anna,
    prolongedSickLeaves: [period('2026-11-02', '2026-11-02')],
    fullAbsenceDays: days('2026-11-02', '2026-11-03'),
    daysElsewhere: days('2026-11-04'),
    plannedDays: days('2026-11-05'),
    otherShifts: [{ ...day('2026-11-05'), customerName: 'AZ Klaverveld' }],
  }
  const week = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'].map(day)
  expect(refusalsToPlanShift(facts, week)).toEqual([
    { code: 'on_prolonged_sick_leave', days: ['2026-11-02'] },
    { code: 'absence_on_shift_day', days: ['2026-11-03'] },
    { code: 'day_occupied', days: ['2026-11-04'] },
    { code: 'shift_already_planned', days: ['2026-11-05'] },
  ])
  expect(plannableShifts(facts, week)).toEqual([day('2026-11-06')])
})

test('an employee cannot plan a night shift that would overlap the shift of the next day', () => {
  const facts = {
    ...anna,
    plannedDays: days('2026-11-20'),
    otherShifts: [{ ...timesOn('2026-11-20', '05:00–10:00'), customerName: 'AZ Klaverveld' }],
  }
  expect(plannableShifts(facts, ['2026-11-18', '2026-11-19', '2026-11-20'].map(night))).toEqual([night('2026-11-18')])
})
