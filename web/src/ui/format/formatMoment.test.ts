import { expect, test } from 'vitest'
import { formatMoment, formatMomentWithSlashes } from './formatMoment.ts'

test('a time is written in Brussels time, in summer and in winter', () => {
  expect(formatMoment('2026-07-01T23:30:00Z')).toBe('02-07-2026 01:30')
  expect(formatMomentWithSlashes('2026-11-20T08:14:59Z')).toBe('20/11/2026 09:14')
})
