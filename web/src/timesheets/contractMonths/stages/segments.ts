import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { stageOf, type TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'

export const isApprovable = ({ actions }: ContractMonthRow): boolean => actions.approve === null

const isAt =
  (stage: TimesheetStage) =>
  (row: ContractMonthRow): boolean =>
    stageOf(row) === stage

/**
 * The filters of the list. A filter can show the timesheets for which somebody must do something: the employee, HR or
 * the customer (rule contact-48).
 */
export const SEGMENTS = {
  all: () => true,
  unlocked: (row) => !row.locked,
  unconfirmed: (row) => !row.completed,
  approvable: isApprovable,
  confirmed_by_hr: (row) => row.confirmedByHr !== null,
  reopened: (row) => row.reopened !== null,
  changed_since_export: (row) => row.changedSinceExport,
  waits_for_customer: (row) => row.customerState === 'awaited',
  disputed: (row) => row.customerState === 'disputed',
  not_planned: isAt('not_planned'),
  in_progress: isAt('in_progress'),
  submitted: isAt('submitted'),
  approved: isAt('approved'),
  invoiced: isAt('invoiced'),
} as const satisfies Record<string, (row: ContractMonthRow) => boolean>

export type Segment = keyof typeof SEGMENTS

export const segments = Object.keys(SEGMENTS) as readonly Segment[]

const USUAL: readonly Segment[] = ['all', 'unlocked', 'unconfirmed', 'approvable', 'approved']

/** The filters that are shown only when a row of the month matches them. */
const RARE: readonly Segment[] = [
  'confirmed_by_hr',
  'reopened',
  'changed_since_export',
  'waits_for_customer',
  'disputed',
]

/**
 * The usual filters, each rare filter that finds a row, and the current filter. The current filter can find no row,
 * because it can come from a link.
 */
export function segmentsShown(chosen: Segment, rows: readonly ContractMonthRow[] = []): readonly Segment[] {
  const shown = [...USUAL, ...RARE.filter((segment) => rows.some(SEGMENTS[segment]))]
  return shown.includes(chosen) ? shown : [...shown, chosen]
}
