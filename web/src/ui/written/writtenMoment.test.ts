import { expect, test } from 'vitest'
import { writtenMoment, writtenMomentWithSlashes } from './writtenMoment.ts'

test('a time is written in Brussels time, in summer and in winter', () => {
  expect(writtenMoment('2026-07-01T23:30:00Z')).toBe('02-07-2026 01:30')
  expect(writtenMomentWithSlashes('2026-11-20T08:14:59Z')).toBe('20/11/2026 09:14')
})
