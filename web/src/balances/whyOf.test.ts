import { expect, test } from 'vitest'
import type { LedgerEntry } from './ledgerQueries.ts'
import { whyOf, formatChange } from './whyOf.ts'

const booked: LedgerEntry = {
  id: 1,
  at: '2026-11-20T10:00:00+01:00',
  changedBy: 'Hilde Maes',
  reason: 'afwezigheid geboekt',
  absenceDate: '2026-11-24',
  holiday: null,
  newYear: null,
  originalChange: 0,
  currentChange: -1,
  originalBalance: 20,
  currentBalance: 19,
}

test.each([
  ['a booked absence', {}, 'Afwezigheid geboekt'],
  [
    'a public holiday',
    { reason: 'begin van de tewerkstelling', holiday: { date: '2026-11-01', name: 'Allerheiligen' } },
    'Allerheiligen: begin van de tewerkstelling',
  ],
  ['a grant of HR without a visible reason', { reason: '', currentChange: 2 }, 'Toegekend door HR'],
  ['a reduction by HR without a visible reason', { reason: '', currentChange: -2 }, 'Verminderd door HR'],
])('a line of a counter’s ledger shows the reason of %s', (_what, change, why) => {
  expect(whyOf({ ...booked, ...change })).toBe(why)
})

test.each([
  [0.5, '+0.5'],
  [-1, '−1'],
  [0, '0'],
])('a change of %s days in a ledger is written as %s', (days, formatted) => {
  expect(formatChange(days, String)).toBe(formatted)
})
