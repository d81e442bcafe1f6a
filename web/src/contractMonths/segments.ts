import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { refusalToApprove } from '@uurwerk/domain/timesheets/refusalToApprove'
import { contractMonthState } from './contractMonthState.ts'

export const isApprovable = (row: ContractMonthRow): boolean =>
  !row.confirmedForInvoice && refusalToApprove(contractMonthState(row)) === null

/** What HR looks for at the end of a month: who is not there yet, and what waits for HR. */
export const SEGMENTS = {
  all: () => true,
  unlocked: (row) => !row.locked,
  unconfirmed: (row) => !row.completed,
  approvable: isApprovable,
} as const satisfies Record<string, (row: ContractMonthRow) => boolean>

export type Segment = keyof typeof SEGMENTS

export const segments = Object.keys(SEGMENTS) as readonly Segment[]
