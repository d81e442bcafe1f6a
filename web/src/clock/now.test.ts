import { expect, test } from 'vitest'
import { clockAhead } from './now.ts'

const browserNow = Date.parse('2026-11-21T10:00:00Z')

test('a demo that runs a day later takes the browser along', () => {
  expect(clockAhead('2026-11-22T11:00:00+01:00', browserNow)).toBe(24 * 3_600_000)
})

test.each([null, '', '__CLOCK__'])('without a moment in the page (%s) the browser keeps its own', (written) => {
  expect(clockAhead(written, browserNow)).toBe(0)
})
