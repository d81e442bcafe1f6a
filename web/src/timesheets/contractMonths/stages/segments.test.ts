import { expect, test } from 'vitest'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { aContractMonthRow } from '../../../testing/aContractMonthRow.ts'
import type { ListedMonth } from '../checks/checks.ts'
import { attentionOf, customerPointsOf, stageMarksOf } from '../row/marksOf.ts'
import { SEGMENTS, segments, segmentsShown } from './segments.ts'
import { stageCounts } from './stageCounts.ts'

const joke = aContractMonthRow()
const locked = aContractMonthRow({ step: 'locked' })
const confirmed = aContractMonthRow({ step: 'completed' })
const approved = aContractMonthRow({ step: 'approved' })

test.each([
  ['an open month', joke, ['all', 'unlocked', 'unconfirmed', 'not_planned']],
  ['a locked month', locked, ['all', 'unconfirmed', 'in_progress']],
  ['a confirmed month', confirmed, ['all', 'approvable', 'submitted']],
  ['an approved month', approved, ['all', 'approved']],
  ['a confirmed month that is invoiced', aContractMonthRow({ step: 'completed', invoiced: true }), ['all', 'invoiced']],
  [
    'a month that was invoiced without being confirmed',
    aContractMonthRow({ step: 'locked', invoiced: true }),
    ['all', 'unconfirmed', 'invoiced'],
  ],
])('%s matches these filters of HR’s list', (_name, row, expected) => {
  expect(segments.filter((segment) => SEGMENTS[segment](row))).toEqual(expected)
})

test('the list shows the usual filters and the filter that HR chose on the start page', () => {
  expect(segmentsShown('unlocked')).toEqual(['all', 'unlocked', 'unconfirmed', 'approvable', 'approved'])
  expect(segmentsShown('in_progress')).toEqual([
    'all',
    'unlocked',
    'unconfirmed',
    'approvable',
    'approved',
    'in_progress',
  ])
})

test('the list of contracts counts each contract once, in the last step that the contract has reached', () => {
  const invoiced = aContractMonthRow({ step: 'locked', invoiced: true })
  expect(stageCounts([joke, locked, confirmed, confirmed, approved, invoiced])).toEqual({
    not_planned: 1,
    in_progress: 1,
    submitted: 2,
    approved: 1,
    invoiced: 1,
  })
})

const OCTOBER = toYearMonth('2026-10')
const attention = (row: ListedMonth, today = '2026-11-20') =>
  attentionOf(row, OCTOBER, toDay(today)).map(({ word }) => word)

test('the list of timesheets shows in words what HR must check, such as a change by HR or a remark', () => {
  expect(attention(confirmed)).toEqual([])
  expect(attention({ ...confirmed, changedByAdmin: true, confirmedAhead: true, remarks: 2 })).toEqual([
    'gewijzigd door HR',
    'bevestigd vóór het einde',
    '2 opmerkingen',
  ])
  expect(attention({ ...confirmed, differences: 3, remarks: 1 })).toEqual(['3 verschillen', '1 opmerking'])
  expect(attention({ ...confirmed, differences: 1, changedSinceExport: true })).toEqual([
    '1 verschil',
    'gewijzigd na export',
  ])
})

test('a narrow list says that a customer disputes a month or must still sign, because it has no column for the signature', () => {
  const points = (customerState: ListedMonth['customerState']) =>
    customerPointsOf({ customerState }).map(({ word }) => word)
  expect([points('disputed'), points('awaited'), points('signed'), points(null)]).toEqual([
    ['Betwist'],
    ['Wacht op klant'],
    [],
    [],
  ])
})

test('a month in the past is late until it is confirmed or invoiced', () => {
  expect(attention(joke, '2026-10-31')).toEqual([])
  expect(attention(joke, '2026-11-01')).toEqual(['1 dag te laat'])
  expect(attention(locked)).toEqual(['20 dagen te laat'])
  expect(attention(aContractMonthRow({ step: 'locked', invoiced: true }))).toEqual([])
})

test('a month that HR confirmed, reopened or changed after the export has a mark and a filter, with the HR user, the time and the reason', () => {
  const step = { by: 'Katrien Lauwers', at: '2026-11-20T09:14:00+01:00', reason: 'ziek thuis' }
  const byHr = { ...joke, locked: true, completed: true, confirmedByHr: step }
  const reopened = { ...joke, locked: true, reopened: step }
  const changed = { ...confirmed, changedSinceExport: true }
  expect(stageMarksOf(byHr)).toEqual([
    {
      mark: 'confirmedByHr',
      word: 'bevestigd door HR',
      short: 'door HR',
      tip: 'bevestigd door HR: Katrien Lauwers, 20-11-2026 09:14: ziek thuis',
    },
  ])
  expect(stageMarksOf(reopened)).toMatchObject([
    { word: 'heropend', tip: 'heropend: Katrien Lauwers, 20-11-2026 09:14: ziek thuis' },
  ])
  expect(attention(changed)).toEqual(['gewijzigd na export'])
  expect(stageMarksOf(joke)).toEqual([])
  expect(segmentsShown('all', [joke])).not.toContain('reopened')
  expect(segmentsShown('all', [joke, byHr, reopened, changed]).slice(-3)).toEqual([
    'confirmed_by_hr',
    'reopened',
    'changed_since_export',
  ])
  expect([joke, byHr, reopened, changed].filter(SEGMENTS.reopened)).toEqual([reopened])
  expect([joke, byHr, reopened, changed].filter(SEGMENTS.changed_since_export)).toEqual([changed])
})

test('the list has a filter for months that wait for their customer and for disputed months', () => {
  const awaited = { ...confirmed, customerState: 'awaited' } as const
  const disputed = { ...confirmed, customerState: 'disputed' } as const
  expect(SEGMENTS.waits_for_customer(awaited)).toBe(true)
  expect(SEGMENTS.disputed(disputed)).toBe(true)
  expect(segmentsShown('all', [awaited])).toContain('waits_for_customer')
  expect(segmentsShown('all', [awaited])).not.toContain('disputed')
})
