import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { mayStillSignIn } from './mayStillSignIn.ts'

const today = toDay('2026-11-21')

test.each([
  ['Anna, who works here, signs in', null, 90, true],
  ['who leaves next month signs in', '2026-12-31', 90, true],
  ['who left 90 days ago signs in for the last time', '2026-08-23', 90, true],
  ['who left 91 days ago does not', '2026-08-22', 90, false],
  ['the house may choose another number of days', '2026-11-19', 1, false],
])('%s', (_, end, daysAfter, allowed) => {
  const employmentEnd = end === null ? null : toDay(end)
  expect(mayStillSignIn({ employmentEnd }, today, daysAfter)).toBe(allowed)
})
