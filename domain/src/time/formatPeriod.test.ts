import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { formatPeriod } from './formatPeriod.ts'

test.each([
  ['2026-02-01', '2026-05-31', '01-02-2026 Tot 31-05-2026'],
  ['2026-02-01', null, '01-02-2026 Tot onbepaald'],
])('the period from %s to %s is written as %s', (start, end, text) => {
  expect(formatPeriod({ start: toDay(start), end: end === null ? null : toDay(end) })).toBe(text)
})
