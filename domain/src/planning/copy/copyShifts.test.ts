import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toDay, weekdayOf, dayOfMonth } from '../../time/day.ts'
import { period } from '../../time/dayPeriod.testing.ts'
import { instantPeriodsOverlap } from '../../time/instantPeriod.ts'
import { addMonths, firstDayOf, monthOf, toYearMonth } from '../../time/yearMonth.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import { refusalToPlanShift, type ShiftPlanningFacts } from '../refusalToPlanShift.ts'
import { annasEmptyMonth } from '../annasEmptyMonth.testing.ts'
import { clockOf, timesOn } from '../shifts.testing.ts'
import { copyShifts } from './copyShifts.ts'
import type { WantedShift } from './planOnFreeDays.ts'
import { daysToCopy } from './daysToCopy.ts'
import { refusalToCopyShifts } from './refusalToCopyShifts.ts'

const december = toYearMonth('2026-12')

const anna = annasEmptyMonth('2026-12', '2026-11-20')

const usable = { active: true, archived: false, ofContractsCustomer: true }
const early = { id: 1, name: 'Vroege', ...usable, times: clockOf('07:00–15:06', '12:00–12:30') }
const night = { id: 2, name: 'Nacht', ...usable, times: clockOf('22:00–06:00') }
const shift = (day: string, type: WantedShift['type'] = early): WantedShift => ({
  day: toDay(day),
  customerName: 'AZ Klaverveld',
  type,
})

const month = daysToCopy({ yearMonth: december, week: null })
const copied = (shifts: WantedShift[], facts: Partial<ShiftPlanningFacts> = {}, holidays: string[] = []) => {
  const { planned, skipped } = copyShifts({ ...anna, ...facts }, { days: month, shifts, holidays: holidays.map(toDay) })
  return {
    planned: planned.map(({ times, shiftTypeId }) => [brusselsDayOf(times.start), shiftTypeId]),
    skipped: skipped.map(({ day, reason }) => [day, reason]),
  }
}

test('copying a month copies to each day the shift of the same weekday in the same week of the month before', () => {
  const from = (day: string) => month.find(({ to }) => to === day)?.from
  expect(from('2026-12-01'), 'the first Tuesday').toBe('2026-11-03')
  expect(from('2026-12-06'), 'the first Sunday').toBe('2026-11-01')
  expect(from('2026-12-28'), 'the fourth Monday').toBe('2026-11-23')
  expect(from('2026-12-29'), 'November has no fifth Tuesday').toBeUndefined()
})

test('copying a week copies the shifts of the week before, but no days outside the month', () => {
  expect(daysToCopy({ yearMonth: december, week: toDay('2026-12-02') }).map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-24', '2026-12-01'],
    ['2026-11-25', '2026-12-02'],
    ['2026-11-26', '2026-12-03'],
    ['2026-11-27', '2026-12-04'],
    ['2026-11-28', '2026-12-05'],
    ['2026-11-29', '2026-12-06'],
  ])
  const elsewhere = { yearMonth: december, week: toDay('2026-11-20') }
  expect(refusalToCopyShifts(null, elsewhere)).toMatchObject({ code: 'shift_outside_month', days: ['2026-11-20'] })
  // The week of 30 November has six days in December.
  expect(refusalToCopyShifts(null, { yearMonth: december, week: toDay('2026-11-30') })).toBeNull()
  expect(refusalToCopyShifts('month_frozen', { yearMonth: december, week: null })).toEqual({ code: 'month_frozen' })
})

test('when the previous month is copied to a random month, each shift goes to the day with the same position, such as the second Tuesday', () => {
  const position = (day: Parameters<typeof dayOfMonth>[0]) => [weekdayOf(day), Math.ceil(dayOfMonth(day) / 7)]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), (months) => {
      const yearMonth = addMonths(toYearMonth('2000-01'), months)
      const days = daysToCopy({ yearMonth, week: null })
      expect(days.length).toBeGreaterThanOrEqual(28)
      for (const { from, to } of days) {
        expect([monthOf(from), monthOf(to)]).toEqual([addMonths(yearMonth, -1), yearMonth])
        expect(position(from)).toEqual(position(to))
      }
    }),
  )
})

test('a copied shift gets the times of its shift type, also when it is a night shift', () => {
  expect(copied([shift('2026-11-03'), shift('2026-11-05', night)])).toEqual({
    planned: [
      ['2026-12-01', 1],
      ['2026-12-03', 2],
    ],
    skipped: [],
  })
})

test('a copy plans shifts only on free days, and gives the reason for each day on which it plans no shift', () => {
  const facts = {
    plannedDays: [toDay('2026-12-01')],
    daysElsewhere: [toDay('2026-12-02')],
    fullAbsenceDays: [toDay('2026-12-03')],
    otherShifts: [{ ...timesOn('2026-12-03', '22:00–08:00'), customerName: 'WZC Zilverhof' }],
    contract: period('2024-01-01', '2026-12-26'),
  }
  const days = ['03', '04', '05', '06', '27', '23'].map((day) => shift(`2026-11-${day}`))
  expect(copied(days, facts, ['2026-12-25'])).toEqual({
    planned: [],
    skipped: [
      ['2026-12-01', 'shift_already_planned'],
      ['2026-12-02', 'day_occupied'],
      ['2026-12-03', 'absence_on_shift_day'],
      ['2026-12-04', 'shifts_overlap'],
      ['2026-12-25', 'holiday'],
      ['2026-12-28', 'shift_outside_contract'],
    ],
  })
})

test('a shift whose shift type cannot be used any more is not copied', () => {
  const shifts = [
    shift('2026-11-03', null),
    shift('2026-11-04', { ...early, archived: true }),
    shift('2026-11-05', { ...early, active: false }),
    shift('2026-11-06', { ...early, ofContractsCustomer: false }),
  ]
  expect(copied(shifts).skipped.map(([, reason]) => reason)).toEqual([
    'shift_without_type',
    'shift_type_inactive',
    'shift_type_inactive',
    'shift_type_of_other_customer',
  ])
})

test('a copy never plans two shifts that overlap', () => {
  // The first Saturday and the first Sunday are six days apart in November, but one day apart in December.
  const long = { ...night, times: clockOf('22:00–08:00') }
  expect(copied([shift('2026-11-01', early), shift('2026-11-07', long)])).toEqual({
    planned: [['2026-12-05', 2]],
    skipped: [['2026-12-06', 'shifts_overlap']],
  })
})

test('of a day with two shifts, only one shift is copied', () => {
  expect(copied([shift('2026-11-03'), shift('2026-11-03', night)])).toEqual({
    planned: [['2026-12-01', 1]],
    skipped: [['2026-12-01', 'shift_already_planned']],
  })
})

test('in random months, every copied shift is allowed, no two copied shifts overlap, and a second copy plans nothing', () => {
  const dayOffset = fc.nat(29)
  const type = fc.constantFrom(early, night, { ...night, id: 3, times: clockOf('20:00–09:00') }, null)
  const source = fc.array(fc.tuple(dayOffset, type), { maxLength: 25 })
  const taken = fc.array(fc.nat(30), { maxLength: 8 })
  fc.assert(
    fc.property(source, taken, taken, (wanted, plannedOn, absentOn) => {
      const inDecember = (offset: number) => addDays(firstDayOf(december), offset)
      const shifts = wanted.map(([offset, each]) => shift(addDays(toDay('2026-11-01'), offset), each))
      const facts = {
        ...anna,
        plannedDays: plannedOn.map(inDecember),
        otherShifts: plannedOn.map((offset) => ({ ...timesOn(inDecember(offset), '07:00–15:00'), customerName: 'AZ' })),
        fullAbsenceDays: absentOn.map(inDecember),
      }
      const input = { days: month, shifts, holidays: [toDay('2026-12-25')] }
      const { planned, skipped } = copyShifts(facts, input)
      expect(planned.length + skipped.length).toBe(
        shifts.filter(({ day }) => month.some(({ from }) => from === day)).length,
      )
      const times = planned.map((each) => each.times)
      for (const each of times) expect(refusalToPlanShift(facts, [each])).toBeNull()
      for (const [index, each] of times.entries())
        expect(times.slice(index + 1).some((other) => instantPeriodsOverlap(each, other))).toBe(false)
      const after = {
        ...facts,
        plannedDays: [...facts.plannedDays, ...times.map(({ start }) => brusselsDayOf(start))],
        otherShifts: [...facts.otherShifts, ...times.map((each) => ({ ...each, customerName: 'AZ' }))],
      }
      expect(copyShifts(after, input).planned).toEqual([])
    }),
  )
})
