import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToMoveEmploymentStart } from './refusalToMoveEmploymentStart.ts'

const employment = { start: toDay('2026-01-01'), end: toDay('2026-12-31') }

test.each([
  ['Anna turns out to have come sooner', '2025-12-01', null],
  ['she may have come on the day of her first shift', '2026-02-02', null],
  ['not after it', '2026-02-03', { code: 'employment_start_refused', firstBusyDay: '2026-02-02' }],
  ['nor after her last day', '2027-01-01', { code: 'period_reversed' }],
])('%s', (_, start, refusal) => {
  const facts = { employment, firstBusyDay: toDay('2026-02-02') }
  expect(refusalToMoveEmploymentStart(facts, toDay(start))).toEqual(refusal)
})
