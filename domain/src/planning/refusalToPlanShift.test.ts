import { expect, test } from 'vitest'
import { at, timesOn } from './shifts.testing.ts'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { refusalToEditPlannedShift } from './refusalToEditPlannedShift.ts'
import { plannableShifts, refusalsToPlanShift, refusalToPlanShift } from './refusalToPlanShift.ts'
import type { ShiftPlanningFacts } from './refusalToPlanShift.ts'
import { refusalToRemoveAll } from './refusalToRemoveAll.ts'
import { refusalToRemovePlannedShift } from './refusalToRemovePlannedShift.ts'

const days = (...texts: string[]) => texts.map(toDay)
const period = (start: string, end: string | null) => ({ start: toDay(start), end: end === null ? null : toDay(end) })

/** Anna works at the hospital since 2024, and nothing stands in her November yet. */
const anna: ShiftPlanningFacts = {
  today: toDay('2026-11-10'),
  yearMonth: toYearMonth('2026-11'),
  freeze: null,
  contract: period('2024-01-01', null),
  employment: period('2024-01-01', null),
  prolongedSickLeaves: [],
  fullAbsenceDays: [],
  daysElsewhere: [],
  plannedDays: [],
  otherShifts: [],
}

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
  ['Anna plans a day', {}, null],
  [
    'Anna plans a whole week, its weekend and its holiday included',
    {},
    null,
    ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'].map(day),
  ],
  ['Anna plans nights on end: they touch nothing', {}, null, ['2026-11-20', '2026-11-21', '2026-11-22'].map(night)],
  ['nothing is chosen', {}, { code: 'no_day_chosen' }, []],
  ['a completed month is closed to her', { freeze: 'month_frozen' }, { code: 'month_frozen' }],
  ['an invoiced month is closed to everyone', { freeze: 'month_invoiced' }, { code: 'month_invoiced' }],
  [
    'a range that runs out of the month',
    {},
    { code: 'shift_outside_month', yearMonth: '2026-11', days: ['2026-12-01'] },
    ['2026-11-30', '2026-12-01'].map(day),
  ],
  [
    'a day before the contract',
    { contract: period('2026-11-20', null) },
    {
      code: 'shift_outside_contract',
      days: ['2026-11-18', '2026-11-19'],
      contract: { start: '2026-11-20', end: null },
    },
    ['2026-11-18', '2026-11-19', '2026-11-20'].map(day),
  ],
  ['the contract’s last day', { contract: period('2024-01-01', '2026-11-20') }, null],
  [
    'a night that starts on the contract’s last day and ends after it',
    { contract: period('2024-01-01', '2026-11-20') },
    null,
    [night('2026-11-20')],
  ],
  [
    'the day after the contract',
    { contract: period('2024-01-01', '2026-11-19') },
    { code: 'shift_outside_contract', days: ['2026-11-20'], contract: { start: '2024-01-01', end: '2026-11-19' } },
  ],
  [
    'a night that starts on the last working day',
    { employment: period('2024-01-01', '2026-11-20') },
    null,
    [night('2026-11-20')],
  ],
  [
    'the day after the employment',
    { employment: period('2024-01-01', '2026-11-19') },
    { code: 'shift_outside_employment', days: ['2026-11-20'], employment: { start: '2024-01-01', end: '2026-11-19' } },
  ],
  ['the last day of the twelfth month ahead', { yearMonth: toYearMonth('2027-11') }, null, [day('2027-11-30')]],
  [
    'the first day of the thirteenth',
    { yearMonth: toYearMonth('2027-12') },
    { code: 'shift_too_far_ahead', days: ['2027-12-01'], lastMonth: '2027-11' },
    [day('2027-12-01')],
  ],
  [
    'a day of prolonged sickness',
    { prolongedSickLeaves: [period('2026-11-20', null)] },
    { code: 'on_prolonged_sick_leave', days: ['2026-11-20'] },
  ],
  ['the day before it', { prolongedSickLeaves: [period('2026-11-21', null)] }, null],
  [
    'a day with a full day of absence',
    { fullAbsenceDays: days('2026-11-20') },
    { code: 'absence_on_shift_day', days: ['2026-11-20'] },
  ],
  [
    'a day with a shift on another contract',
    { daysElsewhere: days('2026-11-20') },
    { code: 'day_occupied', days: ['2026-11-20'] },
  ],
  [
    'a day that has its shift',
    { plannedDays: days('2026-11-20') },
    { code: 'shift_already_planned', days: ['2026-11-20'] },
  ],
  [
    'one taken day refuses the whole range, and every such day is named',
    { plannedDays: days('2026-11-17', '2026-11-19') },
    { code: 'shift_already_planned', days: ['2026-11-17', '2026-11-19'] },
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(day),
  ],
  [
    'a night at another customer that reaches into the morning',
    { otherShifts: [{ start: at('2026-11-19T23:00'), end: at('2026-11-20T07:01'), customerName: 'WZC De Linde' }] },
    { code: 'shifts_overlap', customerName: 'WZC De Linde', day: '2026-11-19', start: '23:00', end: '07:01' },
  ],
  [
    'a night that ends when the day begins',
    { otherShifts: [{ start: at('2026-11-19T23:00'), end: at('2026-11-20T07:00'), customerName: 'WZC De Linde' }] },
    null,
  ],
  [
    'a night planned up to a shift of the next month',
    { otherShifts: [{ start: at('2026-12-01T05:00'), end: at('2026-12-01T13:00'), customerName: 'UZ Noord' }] },
    { code: 'shifts_overlap', customerName: 'UZ Noord', day: '2026-12-01', start: '05:00', end: '13:00' },
    [night('2026-11-30')],
  ],
]
for (const [sentence, facts, refusal, wanted = friday] of cases) {
  test(`${sentence}: ${refusal === null ? 'taken' : 'refused'}`, () =>
    expect(refusalToPlanShift({ ...anna, ...facts }, wanted)).toEqual(refusal))
}

test('of several shifts in the way the first is named', () => {
  const otherShifts = [
    { start: at('2026-11-20T14:00'), end: at('2026-11-20T16:00'), customerName: 'later' },
    { start: at('2026-11-20T06:00'), end: at('2026-11-20T08:00'), customerName: 'first' },
  ]
  expect(refusalToPlanShift({ ...anna, otherShifts }, friday)).toMatchObject({ customerName: 'first' })
})

test('Anna moves her shift to another day of the month', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: false }
  expect(refusalToEditPlannedShift(anna, shift, day('2026-11-23'))).toBeNull()
})

test('Anna cannot move it to another month', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: false }
  expect(refusalToEditPlannedShift(anna, shift, day('2026-12-01'))).toMatchObject({ code: 'shift_outside_month' })
})

test('the calendar leaves an adjusted shift alone', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: true }
  const refusal = { code: 'shift_adjusted', days: ['2026-11-20'] }
  expect(refusalToEditPlannedShift(anna, shift, day('2026-11-23'))).toEqual(refusal)
  expect(refusalToRemovePlannedShift({ freeze: null }, shift)).toEqual(refusal)
})

test('a plain shift may go from the calendar while the month is open', () => {
  const shift = { day: toDay('2026-11-20'), adjusted: false }
  expect(refusalToRemovePlannedShift({ freeze: null }, shift)).toBeNull()
  expect(refusalToRemovePlannedShift({ freeze: 'month_frozen' }, shift)).toEqual({ code: 'month_frozen' })
})

const plain = { day: toDay('2026-11-19'), adjusted: false }
const adjusted = { day: toDay('2026-11-20'), adjusted: true }

test('all planned shifts go at once', () => {
  expect(refusalToRemoveAll({ freeze: null, shifts: [plain] })).toBeNull()
})

test('… not when one of them is adjusted, and it is named', () => {
  const refusal = { code: 'shift_adjusted', days: ['2026-11-20'] }
  expect(refusalToRemoveAll({ freeze: null, shifts: [plain, adjusted] })).toEqual(refusal)
})

test('… not when there are none', () => {
  expect(refusalToRemoveAll({ freeze: null, shifts: [] })).toEqual({ code: 'no_planned_shifts' })
})

test('… not when the month is frozen', () => {
  expect(refusalToRemoveAll({ freeze: 'month_invoiced', shifts: [plain] })).toEqual({ code: 'month_invoiced' })
})

test('a range over days that are taken in several ways is refused with all reasons, and each day is named once', () => {
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

test('a night that would reach into the shift of the next day is not among the free ones', () => {
  const facts = {
    ...anna,
    plannedDays: days('2026-11-20'),
    otherShifts: [{ ...timesOn('2026-11-20', '05:00–10:00'), customerName: 'AZ Klaverveld' }],
  }
  expect(plannableShifts(facts, ['2026-11-18', '2026-11-19', '2026-11-20'].map(night))).toEqual([night('2026-11-18')])
})
