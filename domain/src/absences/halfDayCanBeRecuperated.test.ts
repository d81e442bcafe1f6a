import { expect, test } from 'vitest'
import { FULL_DAY_SECONDS, secondsOfHours } from '../money/seconds.ts'
import { halfDayCanBeRecuperated } from './halfDayCanBeRecuperated.ts'

test.each([
  ['off, always', false, 0, 0, true],
  ['on, with half a day left', true, 11.4, 7.6, true],
  ['on, with less', true, 11.39, 7.6, false],
])('a half day can be recuperated with the setting %s', (_, setting, previous, taken, expected) => {
  expect(
    halfDayCanBeRecuperated({
      halfVacationNeedsRecuperation: setting,
      recuperation: { previous: secondsOfHours(previous), taken: secondsOfHours(taken) },
      sickDaySeconds: FULL_DAY_SECONDS,
    }),
  ).toBe(expected)
})
