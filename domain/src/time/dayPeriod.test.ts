import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { containsDay, periodsOverlap, type DayPeriod } from './dayPeriod.ts'
import { period } from './dayPeriod.testing.ts'

const november = period('2026-11-01', '2026-11-30')

const inside: [day: string, isInside: boolean][] = [
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
]
for (const [day, isInside] of inside) {
  test(`${day} is ${isInside ? 'inside' : 'outside'} the period of November`, () =>
    expect(containsDay(november, toDay(day))).toBe(isInside))
}

test('a period without an end contains every later day', () => {
  expect(containsDay(period('2026-11-01', null), toDay('2099-12-31'))).toBe(true)
})

const pairs: [sentence: string, other: DayPeriod, overlaps: boolean][] = [
  [
    'a period that ends on the day before November does not overlap November',
    period('2026-10-01', '2026-10-31'),
    false,
  ],
  ['a period that begins on the day after November does not overlap November', period('2026-12-01', null), false],
  [
    'a period that ends on the first day of November overlaps November on that day',
    period('2026-10-01', '2026-11-01'),
    true,
  ],
  ['a period that begins on the last day of November overlaps November on that day', period('2026-11-30', null), true],
  ['a longer period overlaps all days of November', period('2026-01-01', null), true],
  ['a shorter period inside November overlaps November completely', period('2026-11-10', '2026-11-12'), true],
]
for (const [sentence, other, overlaps] of pairs) {
  test(sentence, () => {
    expect(periodsOverlap(november, other)).toBe(overlaps)
    expect(periodsOverlap(other, november)).toBe(overlaps)
  })
}

test('two periods without an end overlap from the later of their two starts', () => {
  expect(periodsOverlap(period('2026-01-01', null), period('2026-11-01', null))).toBe(true)
})
