import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { containsDay, intersectPeriods, periodsOverlap } from './dayPeriod.ts'
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
  test(`${day} lies ${isInside ? 'in' : 'outside'} November`, () =>
    expect(containsDay(november, toDay(day))).toBe(isInside))
}

test('an open period has no last day', () => {
  expect(containsDay(period('2026-11-01', null), toDay('2099-12-31'))).toBe(true)
})

const pairs: [sentence: string, other: DayPeriod, shared: DayPeriod | null][] = [
  ['one that ends the day before shares nothing', period('2026-10-01', '2026-10-31'), null],
  ['one that begins the day after shares nothing', period('2026-12-01', null), null],
  [
    'one that ends on the first day shares that day',
    period('2026-10-01', '2026-11-01'),
    period('2026-11-01', '2026-11-01'),
  ],
  ['one that begins on the last day shares that day', period('2026-11-30', null), period('2026-11-30', '2026-11-30')],
  ['a longer one shares all', period('2026-01-01', null), november],
  ['a shorter one is shared whole', period('2026-11-10', '2026-11-12'), period('2026-11-10', '2026-11-12')],
]
for (const [sentence, other, shared] of pairs) {
  test(sentence, () => {
    expect(intersectPeriods(november, other)).toEqual(shared)
    expect(intersectPeriods(other, november)).toEqual(shared)
    expect(periodsOverlap(november, other)).toBe(shared !== null)
  })
}

test('two open periods share what follows the later start', () => {
  expect(intersectPeriods(period('2026-01-01', null), period('2026-11-01', null))).toEqual(period('2026-11-01', null))
})
