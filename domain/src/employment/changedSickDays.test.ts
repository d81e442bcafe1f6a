import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { period } from '../time/dayPeriod.testing.ts'
import { changedSickDays } from './changedSickDays.ts'

const cases: [string, DayPeriod | null, DayPeriod | null, string[]][] = [
  [
    'Bert becomes ill: every day of the sickness changes',
    null,
    period('2026-11-28', null),
    ['2026-11-28', '2026-11-29', '2026-11-30'],
  ],
  [
    'Bert’s sickness is removed: every day of the sickness changes',
    period('2026-10-30', '2026-10-31'),
    null,
    ['2026-10-30', '2026-10-31'],
  ],
  [
    'Bert’s sickness ends earlier: the days after its new end change',
    period('2026-11-26', null),
    period('2026-11-26', '2026-11-29'),
    ['2026-11-30'],
  ],
  [
    'both ends of Bert’s sickness move: the days at both ends change',
    period('2026-11-10', '2026-11-20'),
    period('2026-11-11', '2026-11-21'),
    ['2026-11-10', '2026-11-21'],
  ],
  [
    'no day changes when Bert’s sickness changes only after the last compared day',
    null,
    period('2026-12-01', null),
    [],
  ],
]

test.each(cases)(
  'the days that change when HR changes a prolonged sickness are found: %s',
  (_, before, after, days) => {
    expect(changedSickDays(before, after, toDay('2026-11-30'))).toEqual(days)
  },
)
