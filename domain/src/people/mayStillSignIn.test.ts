import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { mayStillSignIn } from './mayStillSignIn.ts'

const today = toDay('2026-11-21')

test.each([
  ['a person who is employed can sign in', null, 90, true],
  ['a person who leaves next month can sign in', '2026-12-31', 90, true],
  ['a person who left 90 days ago can sign in for the last time', '2026-08-23', 90, true],
  ['a person who left 91 days ago cannot sign in', '2026-08-22', 90, false],
  ['a setting decides how many days a former employee can still sign in', '2026-11-19', 1, false],
])('the rule decides whether a person can still sign in after the employment: %s', (_, end, daysAfter, allowed) => {
  const employmentEnd = end === null ? null : toDay(end)
  expect(mayStillSignIn({ employmentEnd }, today, daysAfter)).toBe(allowed)
})
