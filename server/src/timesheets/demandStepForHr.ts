import type { AuditAction } from '@uurwerk/contract/audited/actions'
import type { ProblemCode } from '@uurwerk/contract/problems'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { Refusal } from '@uurwerk/domain/refusal'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../db/transaction.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { readLastSteps, type OneContract } from './lastStepStore.ts'
import type { TimesheetForHr } from './timesheetForHr.ts'
import { timesheetStateDto } from './timesheetStateDto.ts'

/** The steps that lead to each refusal. The last of them is the one that somebody else was faster with. */
const STEPS: Readonly<Partial<Record<ProblemCode, readonly AuditAction[]>>> = {
  already_locked: ['lock month', 'lock all months', 'undo unlock'],
  not_locked: ['unlock month'],
  already_confirmed: ['confirm month'],
  not_confirmed: ['reopen month'],
  already_approved: ['approve month', 'undo shift removal'],
  not_approved: ['withdraw approval', 'reopen month', 'approve month'],
  already_invoiced: ['create invoice'],
}

export type WasFaster = { readonly changedBy: string | null; readonly changedAt: string | null }

export const NOBODY: WasFaster = { changedBy: null, changedAt: null }

type AskedWho = {
  readonly yearMonth: YearMonth
  readonly contracts: readonly OneContract[]
  readonly code: ProblemCode
}

/** Of each contract that one refusal is about: who took the step that stands in the way, and when. */
export async function whoWereFaster(
  tx: Tx,
  { yearMonth, contracts, code }: AskedWho,
): Promise<ReadonlyMap<number, WasFaster>> {
  const steps = await readLastSteps(tx, { yearMonth, contracts, actions: STEPS[code] ?? [] })
  // An approval that is gone without a step of its own was withdrawn by a change of the shifts.
  const known = steps.filter(({ action }) => code !== 'not_approved' || action !== 'approve month')
  return new Map(
    known.map(({ contractId, changedBy, changedAt }) => [
      contractId,
      { changedBy, changedAt: formatInstant(changedAt) },
    ]),
  )
}

/** As `demandStep`, for HR: the refusal also names who was faster. */
export async function demandStepForHr(
  tx: Tx,
  refusal: Refusal<ProblemCode> | null,
  timesheet: TimesheetForHr,
): Promise<void> {
  if (refusal === null) return
  const { contractId, yearMonth, contract } = timesheet
  const faster = await whoWereFaster(tx, { yearMonth, contracts: [timesheet], code: refusal.code })
  throw new RefusalError({
    ...refusal,
    current: { timesheets: [timesheetStateDto(contract)] },
    ...(faster.get(contractId) ?? NOBODY),
  })
}
