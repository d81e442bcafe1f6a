import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { rangeInMonth, rangeOf } from './dayRange.ts'
import { november } from '../testing/november.ts'

test.each([
  ['2026-11-30', '2026-12-02', ['2026-11-30', '2026-11-30']],
  ['2026-10-29', '2026-11-03', ['2026-11-01', '2026-11-03']],
  ['2026-11-26', '2026-11-29', ['2026-11-26', '2026-11-29']],
  ['2026-12-01', '2026-12-02', null],
])('a range from %s to %s is cut to November: %s', (from, until, cut) => {
  const range = rangeInMonth(rangeOf(toDay(from), toDay(until)), november)
  expect(range === null ? null : [range.first, range.last]).toEqual(cut)
})
