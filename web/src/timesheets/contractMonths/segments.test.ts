import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { expect, test } from 'vitest'
import { marksOf, stepOfHr } from './row/marksOf.ts'
import { SEGMENTS, segments, segmentsShown } from './segments.ts'
import { stepCounts } from './stepCounts.ts'

/** The row of the employee Joke for October. Nobody has planned or confirmed this month yet. */
const joke: ContractMonthRow = {
  contractId: 11,
  userId: 13,
  username: 'Joke Steverlynck',
  customerName: 'AZ Klaverveld',
  step: 'open',
  locked: false,
  lockedAt: null,
  completed: false,
  confirmedForInvoice: false,
  invoiced: false,
  changedByAdmin: false,
  confirmedAhead: false,
  workedHours: 129.2,
  employee: true,
  hrEmployerId: null,
  internal: false,
  version: 1,
  confirmedByHr: null,
  reopened: null,
}
const locked = { ...joke, step: 'locked', locked: true } as const
const confirmed = { ...locked, step: 'completed', completed: true } as const
const approved = { ...confirmed, step: 'approved', confirmedForInvoice: true } as const

test.each([
  ['an open month', joke, ['all', 'unlocked', 'unconfirmed', 'not_planned']],
  ['a locked month', locked, ['all', 'unconfirmed', 'in_progress']],
  ['a confirmed month', confirmed, ['all', 'approvable', 'submitted']],
  ['an approved month', approved, ['all', 'approved']],
  ['a confirmed month that is invoiced', { ...confirmed, invoiced: true }, ['all', 'invoiced']],
  [
    'a month that was invoiced without being confirmed',
    { ...locked, invoiced: true },
    ['all', 'unconfirmed', 'invoiced'],
  ],
])('%s matches these filters of HR’s list', (_name, row, expected) => {
  expect(segments.filter((segment) => SEGMENTS[segment](row))).toEqual(expected)
})

test('besides the usual filters, only the stage that HR’s start page asked for is shown', () => {
  expect(segmentsShown('unlocked')).toEqual(['all', 'unlocked', 'unconfirmed', 'approvable'])
  expect(segmentsShown('in_progress')).toEqual(['all', 'unlocked', 'unconfirmed', 'approvable', 'in_progress'])
})

test('each contract counts once, in its furthest step', () => {
  expect(stepCounts([joke, locked, confirmed, confirmed, approved])).toEqual({
    open: 1,
    locked: 1,
    completed: 2,
    approved: 1,
  })
})

test('the marks that HR must check are shown as words', () => {
  expect(marksOf(confirmed)).toEqual([])
  expect(marksOf({ ...confirmed, changedByAdmin: true, confirmedAhead: true })).toEqual([
    'gewijzigd door HR',
    'bevestigd vóór het einde',
  ])
})

test('a month that HR confirmed or reopened has a mark and a filter, with who, when and why', () => {
  const step = { by: 'Katrien Lauwers', at: '2026-11-20T09:14:00+01:00', reason: 'ziek thuis' }
  const byHr = { ...joke, locked: true, completed: true, confirmedByHr: step }
  const reopened = { ...joke, locked: true, reopened: step }
  expect(marksOf(byHr)).toEqual(['bevestigd door HR'])
  expect(marksOf(reopened)).toEqual(['heropend'])
  expect(stepOfHr(reopened)).toBe('Katrien Lauwers, 20-11-2026 09:14: ziek thuis')
  expect(stepOfHr(joke)).toBeNull()
  expect(segmentsShown('all', [joke])).not.toContain('reopened')
  expect(segmentsShown('all', [joke, byHr, reopened]).slice(-2)).toEqual(['confirmed_by_hr', 'reopened'])
  expect([joke, byHr, reopened].filter(SEGMENTS.reopened)).toEqual([reopened])
})
