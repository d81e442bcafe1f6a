import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOfMonth, daysBetween, eachDay, isDay, isWeekend, toDay, weekdayOf, yearOf } from './day.ts'

const cases: [text: string, isOne: boolean][] = [
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-00', false],
  ['2026-1-1', false],
  ['20-11-2026', false],
  ['2026-11-20T00:00:00Z', false],
  [' 2026-11-20', false],
  ['0206-11-20', false],
  ['2200-01-01', false],
  ['', false],
]
for (const [text, isOne] of cases) {
  test(`the text '${text}' is ${isOne ? 'a day' : 'not a day'}`, () => expect(isDay(text)).toBe(isOne))
}

test('the error for a day that does not exist contains the text of that day', () => {
  expect(() => toDay('2026-02-30')).toThrow('not a day: 2026-02-30')
})

const steps: [sentence: string, from: string, days: number, to: string][] = [
  ['the day after New Year’s Eve', '2026-12-31', 1, '2027-01-01'],
  ['the day after 28 February of a leap year', '2028-02-28', 1, '2028-02-29'],
  ['the day after 28 February of any other year', '2027-02-28', 1, '2027-03-01'],
  ['the day before 1 March of a leap year', '2028-03-01', -1, '2028-02-29'],
  ['over the change to summer time', '2027-03-27', 2, '2027-03-29'],
  ['over the change to winter time', '2026-10-24', 2, '2026-10-26'],
  ['a century without a leap day', '2100-02-28', 1, '2100-03-01'],
]
for (const [sentence, from, days, to] of steps) {
  test(sentence, () => {
    expect(addDays(toDay(from), days)).toBe(to)
    expect(daysBetween(toDay(from), toDay(to))).toBe(days)
  })
}

const weekdays: [day: string, weekday: number][] = [
  ['2026-11-20', 5],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
  ['1970-01-01', 4],
  ['1969-12-31', 3],
]
for (const [day, weekday] of weekdays) {
  test(`${day} is day ${weekday} of the week`, () => {
    expect(weekdayOf(toDay(day))).toBe(weekday)
    expect(isWeekend(toDay(day))).toBe(weekday >= 6)
  })
}

test('the list of days in a period includes the first and the last day', () => {
  expect(eachDay(toDay('2026-02-27'), toDay('2026-03-02'))).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(eachDay(toDay('2026-02-27'), toDay('2026-02-27'))).toEqual(['2026-02-27'])
  expect(eachDay(toDay('2026-02-27'), toDay('2026-02-26'))).toEqual([])
})

describe('calendar days from 1900 to 2199', () => {
  const days = fc
    .integer({ min: 0, max: 109_571 })
    .map((offset) => Temporal.PlainDate.from('1900-01-01').add({ days: offset }))

  test('the calculation of days gives the same result as Temporal for every day from 1900 to 2199', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (date, step) => {
        const day = toDay(date.toString())
        expect(weekdayOf(day)).toBe(date.dayOfWeek)
        expect(yearOf(day)).toBe(date.year)
        expect(dayOfMonth(day)).toBe(date.day)
        expect(addDays(day, step)).toBe(date.add({ days: step }).toString())
      }),
    )
  })
})
