import { expect, test } from 'vitest'
import { minuteOfDay, parseClockTime } from '../../time/clockTime.ts'
import { toDay } from '../../time/day.ts'
import {
  availabilityOn,
  isPreferred,
  isSetLate,
  meetsShift,
  unavailableDayOf,
  type AvailabilityDay,
  type AvailabilityRule,
} from './availability.ts'
import {
  MOST_AVAILABILITY_RULES,
  refusalToAddAvailabilityRule,
  refusalToSetAvailability,
} from './refusalToSetAvailability.ts'

const clock = (text: string) => parseClockTime(text) ?? minuteOfDay(0)
const hours = (start: string, end: string) => ({ start: clock(start), end: clock(end) })
const rule = (fields: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  id: 1,
  weekday: 3,
  everyWeeks: 1,
  start: toDay('2026-11-25'),
  end: null,
  mark: 'unavailable',
  hours: null,
  ...fields,
})
const availability = (days: readonly AvailabilityDay[], rules: readonly AvailabilityRule[] = []) => ({
  days: new Map(days.map((each) => [each.day, each])),
  rules,
})
const own = (day: string, fields: Partial<AvailabilityDay> = {}): AvailabilityDay => ({
  day: toDay(day),
  mark: 'unavailable',
  hours: null,
  ...fields,
})
const shift = (day: string, start: string, end: string) => ({ day: toDay(day), ...hours(start, end) })
const on = (day: string, all: ReturnType<typeof availability>) => availabilityOn(toDay(day), all)?.mark ?? null

test('on a day with its own mark of availability, the mark applies instead of the weekly rule', () => {
  const anna = availability([own('2026-12-02', { mark: 'preferred' })], [rule()])
  expect(['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-10'].map((day) => on(day, anna))).toEqual([
    'unavailable',
    'preferred',
    'unavailable',
    null,
  ])
})

test('no weekly rule applies to a day that Anna marked as free', () => {
  expect(on('2026-12-02', availability([own('2026-12-02', { mark: 'free' })], [rule()]))).toBeNull()
})

test('a weekly rule of availability for every second week counts the weeks from its first week, also after a clock change and in the next year', () => {
  const every = availability([], [rule({ everyWeeks: 2, start: toDay('2026-10-20'), end: toDay('2027-01-06') })])
  const found = ['2026-10-21', '2026-10-28', '2026-11-04', '2026-12-30', '2027-01-06', '2027-01-13']
  expect(found.map((day) => on(day, every))).toEqual(['unavailable', null, 'unavailable', 'unavailable', null, null])
})

test('when two weekly rules of availability apply to a day, the rule that was added last decides', () => {
  expect(on('2026-11-25', availability([], [rule(), rule({ id: 2, mark: 'preferred' })]))).toBe('preferred')
})

test.each([
  ['a late shift that ends before the hours', '22:00', '06:00', shift('2026-11-26', '13:30', '21:36'), false],
  ['a night in the hours', '22:00', '06:00', shift('2026-11-26', '22:00', '06:00'), true],
  ['a night of the day before that ends in the morning', '05:00', '09:00', shift('2026-11-25', '22:00', '06:00'), true],
  ['a night that ends when the hours begin', '06:00', '09:00', shift('2026-11-25', '22:00', '06:00'), false],
  [
    'an early shift of the next day after hours past midnight',
    '22:00',
    '07:01',
    shift('2026-11-27', '07:00', '15:06'),
    true,
  ],
  ['an early shift that begins when the hours end', '22:00', '07:00', shift('2026-11-27', '07:00', '15:06'), false],
])('the rule decides whether a shift overlaps the marked hours of a day: %s', (_name, start, end, worked, meets) => {
  expect(meetsShift(toDay('2026-11-26'), hours(start, end), worked)).toBe(meets)
})

test('a mark of availability for a whole day applies to the shifts of that day, and to a night shift that ends in the morning of that day', () => {
  const anna = availability([own('2026-11-26')])
  expect(unavailableDayOf(shift('2026-11-26', '07:00', '15:06'), anna)).toBe('2026-11-26')
  expect(unavailableDayOf(shift('2026-11-25', '22:00', '06:00'), anna)).toBe('2026-11-26')
  expect(unavailableDayOf(shift('2026-11-25', '15:00', '00:00'), anna)).toBeNull()
  expect(unavailableDayOf(shift('2026-11-27', '00:00', '08:00'), anna)).toBeNull()
})

test.each(['2026-10-24', '2027-03-27'])(
  'in the night of the clock change on %s, a night shift overlaps marked hours in the same way as in other nights',
  (day) => {
    const anna = availability([own(day, { hours: hours('05:00', '05:30') })])
    expect(unavailableDayOf(shift(day, '22:00', '06:00'), anna)).toBeNull()
    const next = availability([own(day, { hours: hours('05:59', '05:58') })])
    expect(unavailableDayOf(shift(day, '22:00', '06:00'), next)).toBe(day)
  },
)

test('when a person marks a day as preferred, the mark applies to a shift that begins on that day, but not to a night shift that only ends on it', () => {
  const anna = availability([own('2026-11-26', { mark: 'preferred' })])
  expect(isPreferred(shift('2026-11-26', '22:00', '06:00'), anna)).toBe(true)
  expect(isPreferred(shift('2026-11-25', '22:00', '06:00'), anna)).toBe(false)
})

test('a mark of availability is late when a person sets it fewer days ahead than the office asks, and is never late when the office asks no number of days', () => {
  const late = (day: string, days: number) => isSetLate(toDay(day), toDay('2026-11-24'), days)
  expect([late('2026-11-30', 7), late('2026-12-01', 7), late('2026-11-25', 0)]).toEqual([true, false, false])
})

test('a person can mark availability from tomorrow until the end of the twelfth month after the current month', () => {
  const refusal = (day: string) => refusalToSetAvailability(toDay(day), toDay('2026-11-24'))?.code ?? null
  expect(['2026-11-23', '2026-11-24', '2026-11-25', '2027-11-30', '2027-12-01'].map(refusal)).toEqual([
    'availability_in_past',
    'availability_in_past',
    null,
    null,
    'shift_too_far_ahead',
  ])
})

test('a weekly rule of availability begins after today and does not end before it begins, and a person has a limited number of such rules', () => {
  const refusal = (start: string, end: string | null, current = 0) =>
    refusalToAddAvailabilityRule(
      { start: toDay(start), end: end === null ? null : toDay(end) },
      { today: toDay('2026-11-24'), current },
    )?.code ?? null
  expect(refusal('2026-11-24', null)).toBe('availability_in_past')
  expect(refusal('2026-11-26', '2026-11-25')).toBe('no_day_chosen')
  expect(refusal('2026-11-26', '2026-11-26')).toBeNull()
  expect(refusal('2026-11-26', null, MOST_AVAILABILITY_RULES)).toBe('too_many_availability_rules')
})
