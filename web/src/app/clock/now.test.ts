import { expect, test } from 'vitest'
import { clockAhead } from './now.ts'

const browserNow = Date.parse('2026-11-21T10:00:00Z')

test('the clock of the browser follows a demo server that runs one day ahead', () => {
  expect(clockAhead('2026-11-22T11:00:00+01:00', browserNow)).toBe(24 * 3_600_000)
})

test.each([null, '', '__CLOCK__'])(
  'the browser uses its own clock when the page contains no date of the server (%s)',
  (text) => {
    expect(clockAhead(text, browserNow)).toBe(0)
  },
)
