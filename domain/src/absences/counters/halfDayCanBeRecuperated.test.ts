import { expect, test } from 'vitest'
import { FULL_DAY_SECONDS, secondsOfHours } from '../../money/seconds.ts'
import { halfDayCanBeRecuperated } from './halfDayCanBeRecuperated.ts'

test.each([
  ['off: half a day of vacation needs no recuperation', false, 0, 0, true],
  ['on: half a day of recuperation is enough', true, 11.4, 7.6, true],
  ['on: less than half a day of recuperation is too little', true, 11.39, 7.6, false],
])(
  'half a vacation day and the recuperation of its other half, with the setting %s',
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
