import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { containsDay, periodsOverlap } from './dayPeriod.ts'
import type { DayPeriod } from './dayPeriod.ts'

const period = (start: string, end: string | null): DayPeriod => ({
  start: toDay(start),
  end: end === null ? null : toDay(end),
})

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

test('a period without an end has no last day', () => {
  expect(containsDay(period('2026-11-01', null), toDay('2099-12-31'))).toBe(true)
})

const pairs: [sentence: string, other: DayPeriod, overlaps: boolean][] = [
  ['one that ends the day before shares nothing', period('2026-10-01', '2026-10-31'), false],
  ['one that begins the day after shares nothing', period('2026-12-01', null), false],
  ['one that ends on the first day shares that day', period('2026-10-01', '2026-11-01'), true],
  ['one that begins on the last day shares that day', period('2026-11-30', null), true],
  ['a longer one shares all', period('2026-01-01', null), true],
  ['a shorter one is shared whole', period('2026-11-10', '2026-11-12'), true],
]
for (const [sentence, other, overlaps] of pairs) {
  test(sentence, () => {
    expect(periodsOverlap(november, other)).toBe(overlaps)
    expect(periodsOverlap(other, november)).toBe(overlaps)
  })
}

test('two periods without an end share all days from the later start', () => {
  expect(periodsOverlap(period('2026-01-01', null), period('2026-11-01', null))).toBe(true)
})
