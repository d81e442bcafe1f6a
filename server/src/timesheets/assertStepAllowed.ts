import type { CodeWith, RefusalOf, ProblemCode } from '@uurwerk/contract/problems'
import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { RefusalError } from '../app/RefusalError.ts'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { timesheetStateDto } from './timesheetStateDto.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { listLastSteps, type OneContract } from '../planning/undo/lastStepStore.ts'
import type { TimesheetForHr } from './timesheetForHr.ts'

/** The error of a refused step contains the current state of the timesheets (rule timesheets-6). */
export function assertStepAllowed(
  refusal: RefusalOf<CodeWith<'current'>> | null,
  months: readonly ContractMonth[],
): void {
  if (refusal !== null) throw new RefusalError({ ...refusal, current: { timesheets: months.map(timesheetStateDto) } })
}

/**
 * For each refusal that an earlier action of a colleague can cause: the actions that can cause this refusal. The last
 * of these actions in the audit trail shows which colleague was first.
 */
const STEPS: Readonly<Partial<Record<ProblemCode, readonly AuditAction[]>>> = {
  already_locked: ['lock month', 'lock all months', 'undo unlock'],
  not_locked: ['unlock month', 'undo confirmation'],
  already_confirmed: ['confirm month', 'undo reopening'],
  not_confirmed: ['reopen month', 'undo confirmation'],
  already_approved: ['approve month', 'undo shift removal', 'undo reopening', 'undo withdrawal'],
  not_approved: ['withdraw approval', 'reopen month', 'approve month'],
  already_invoiced: ['create invoice'],
}

type WasFaster = { readonly changedBy: string | null; readonly changedAt: string | null }

export const NOBODY: WasFaster = { changedBy: null, changedAt: null }

type StepsInput = {
  readonly yearMonth: YearMonth
  readonly contracts: readonly OneContract[]
  readonly code: ProblemCode
}

/** For a step that was refused because somebody else was first: finds for each contract who that was, and when. */
export async function listEarlierActors(
  tx: Tx,
  { yearMonth, contracts, code }: StepsInput,
): Promise<ReadonlyMap<number, WasFaster>> {
  const steps = await listLastSteps(tx, { yearMonth, contracts, actions: STEPS[code] ?? [] })
  // When the last step was an approval, a later change, such as a change of the shifts, deleted it. Then no colleague
  // was first.
  const known = steps.filter(({ action }) => code !== 'not_approved' || action !== 'approve month')
  return new Map(
    known.map(({ contractId, changedBy, changedAt }) => [
      contractId,
      { changedBy, changedAt: formatInstant(changedAt) },
    ]),
  )
}

/** The error of a refused step by HR names the colleague who was first (rule timesheets-7). */
export async function assertStepAllowedForHr(
  tx: Tx,
  refusal: RefusalOf<CodeWith<'current'>> | null,
  timesheet: TimesheetForHr,
): Promise<void> {
  if (refusal === null) return
  const { contractId, yearMonth, contract } = timesheet
  const faster = await listEarlierActors(tx, { yearMonth, contracts: [timesheet], code: refusal.code })
  throw new RefusalError({
    ...refusal,
    current: { timesheets: [timesheetStateDto(contract)] },
    ...(faster.get(contractId) ?? NOBODY),
  })
}
