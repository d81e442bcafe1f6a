import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { changedSickDays } from './changedSickDays.ts'

const period = (start: string, end: string | null): DayPeriod => ({
  start: toDay(start),
  end: end === null ? null : toDay(end),
})

const cases: [string, DayPeriod | null, DayPeriod | null, string[]][] = [
  ['Bert becomes ill: every day of it', null, period('2026-11-28', null), ['2026-11-28', '2026-11-29', '2026-11-30']],
  ['a period that is removed', period('2026-10-30', '2026-10-31'), null, ['2026-10-30', '2026-10-31']],
  ['he came back sooner', period('2026-11-26', null), period('2026-11-26', '2026-11-29'), ['2026-11-30']],
  [
    'both ends moved',
    period('2026-11-10', '2026-11-20'),
    period('2026-11-11', '2026-11-21'),
    ['2026-11-10', '2026-11-21'],
  ],
  ['what begins later changes nothing yet', null, period('2026-12-01', null), []],
]

test.each(cases)('%s', (_, before, after, days) => {
  expect(changedSickDays(before, after, toDay('2026-11-30'))).toEqual(days)
})
