import { expect, test } from 'vitest'
import { FULL_DAY_SECONDS, secondsOfHours } from '../../money/seconds.ts'
import { halfDayCanBeRecuperated } from './halfDayCanBeRecuperated.ts'

test.each([
  ['with the setting off, a half day of vacation needs no recuperation', false, 0, 0, true],
  ['with the setting on, half a day of recuperation is enough for a half day of vacation', true, 11.4, 7.6, true],
  [
    'with the setting on, less than half a day of recuperation is not enough for a half day of vacation',
    true,
    11.39,
    7.6,
    false,
  ],
])(
  'the rule decides whether the recuperation is enough for the other half of a day of vacation: %s',
  (_, setting, previous, taken, expected) => {
    expect(
      halfDayCanBeRecuperated({
        halfVacationNeedsRecuperation: setting,
        recuperation: { previous: secondsOfHours(previous), taken: secondsOfHours(taken) },
        sickDaySeconds: FULL_DAY_SECONDS,
      }),
    ).toBe(expected)
  },
)
