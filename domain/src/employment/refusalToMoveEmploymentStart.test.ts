import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToMoveEmploymentStart } from './refusalToMoveEmploymentStart.ts'

const employment = { start: toDay('2026-01-01'), end: toDay('2026-12-31') }

test.each([
  ['the employment of Anna can start earlier', '2025-12-01', null],
  ['the employment of Anna can start on the day of her first shift', '2026-02-02', null],
  [
    'the employment of Anna cannot start after her first shift',
    '2026-02-03',
    { code: 'employment_start_refused', firstBusyDay: '2026-02-02' },
  ],
  ['the employment of Anna cannot start after its last day', '2027-01-01', { code: 'period_reversed' }],
])('the rule decides whether HR can move the start of an employment: %s', (_, start, refusal) => {
  const facts = { employment, firstBusyDay: toDay('2026-02-02') }
  expect(refusalToMoveEmploymentStart(facts, toDay(start))).toEqual(refusal)
})
