import type { UndoOfMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CommandContext } from '../../app/context.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { deleteMonthBalance, restoreMonthBalance } from '../../balances/months/monthBalanceStore.ts'
import { refreshMonths } from '../../balances/months/refreshStoredMonths.ts'
import { storeMonthBalance } from '../../balances/months/storeMonthBalance.ts'
import { readLastChange } from '../../planning/undo/lastStepStore.ts'
import { readStepToUndo, takeUndo, type UndoData, type StepToUndo } from '../../planning/undo/undoStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { restoreApproval } from '../approval/approvalStore.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { isLastToConfirm } from '../confirmation/confirmTimesheets.ts'
import { deleteConfirmation, restoreConfirmation } from '../confirmation/confirmationStore.ts'
import { deleteLock } from '../locking/lockStore.ts'
import { undoUnlock } from '../locking/unlockMonth.ts'
import { forEachMonth, type StepOutcome } from '../takeSteps.ts'
import { timesheetForHr, type TimesheetForHr } from '../timesheetForHr.ts'
import { timesheetStateDto } from '../timesheetStateDto.ts'
import { readExportSince } from './exportSinceStore.ts'

type Input = { readonly yearMonth: YearMonth; readonly undos: readonly UndoOfMonth[] }

/** A refused undo does not stop the others. The answer lists the refused timesheets (rule timesheets-80). */
export async function undoSteps(context: CommandContext, { yearMonth, undos }: Input): Promise<StepOutcome['refused']> {
  const { tx, actor } = context
  const idOf = new Map(undos.map(({ contractId, undoId }) => [contractId, undoId]))
  // The steps are undone in reverse order. A person with two contracts has one balance of the month. The first
  // reopening deleted this balance and kept it for the undo, so the first reopening must be undone last.
  const contractIds = [...idOf.keys()].sort((one, other) => idOf.get(other)! - idOf.get(one)!)
  return forEachMonth(context, { yearMonth, contractIds }, async (contractId) => {
    const undoId = idOf.get(contractId)!
    const timesheet = await timesheetForHr(context, { contractId, yearMonth })
    const taken = await readStepToUndo(tx, { contractId, yearMonth, id: undoId, actorId: actor.personId })
    if (taken === null) throw new RefusalError({ code: 'nothing_to_undo' })
    if (taken.step === 'unlock month') return undoUnlock(context, { contractId, yearMonth, undoId })
    await assertUnchanged(tx, timesheet, taken)
    if (taken.step === 'reopen month') return undoReopening(context, timesheet, undoId)
    if (taken.step === 'confirm month') return undoConfirmation(context, timesheet, undoId)
    if (taken.step === 'withdraw approval') return undoWithdrawal(context, timesheet, undoId)
    throw new RefusalError({ code: 'nothing_to_undo' })
  })
}

/** Refuses the undo when the month changed after the step. The refusal names the person who made the last change. */
async function assertUnchanged(tx: Tx, timesheet: TimesheetForHr, taken: StepToUndo): Promise<void> {
  const since = { ...timesheet, at: taken.takenAt, auditId: taken.auditId ?? 0 }
  const change =
    (await readLastChange(tx, timesheet, since)) ??
    (taken.step === 'withdraw approval' ? null : await readExportSince(tx, since))
  if (change === null) return
  throw new RefusalError({
    code: 'month_changed_since',
    current: { timesheets: [timesheetStateDto(timesheet.contract)] },
    changedBy: change.changedBy,
    changedAt: formatInstant(change.changedAt),
  })
}

async function undoReopening(context: CommandContext, timesheet: TimesheetForHr, undoId: number): Promise<void> {
  const { tx, now } = context
  const { contractId, personId, yearMonth } = timesheet
  const { approval, balance, ...reopening } = await keptOf(context, timesheet, { step: 'reopen month', undoId })
  await restoreConfirmation(tx, reopening)
  if (approval !== null) await restoreApproval(tx, approval)
  await auditTimesheet(context, timesheet, { action: 'undo reopening' })
  if (!isLastToConfirm({ ...timesheet, contractIds: [contractId] })) return
  if (balance === null) return storeMonthBalance(tx, { personId, yearMonth, now })
  await restoreMonthBalance(tx, balance)
  // After the reopening, another contract of the person may have changed, so the restored balance is calculated again.
  await refreshMonths(tx, { personId, months: [yearMonth], now })
}

async function undoConfirmation(context: CommandContext, timesheet: TimesheetForHr, undoId: number): Promise<void> {
  const { wasOpen } = await keptOf(context, timesheet, { step: 'confirm month', undoId })
  await deleteConfirmation(context.tx, timesheet)
  if (wasOpen) await deleteLock(context.tx, timesheet)
  await deleteMonthBalance(context.tx, timesheet)
  await auditTimesheet(context, timesheet, { action: 'undo confirmation' })
}

async function undoWithdrawal(context: CommandContext, timesheet: TimesheetForHr, undoId: number): Promise<void> {
  const { approval } = await keptOf(context, timesheet, { step: 'withdraw approval', undoId })
  await restoreApproval(context.tx, approval)
  await auditTimesheet(context, timesheet, { action: 'undo withdrawal' })
}

type Undone = 'reopen month' | 'confirm month' | 'withdraw approval'

type Taking<Step> = { readonly step: Step; readonly undoId: number }

async function keptOf<Step extends Undone>(
  { tx, actor }: CommandContext,
  { contractId, yearMonth }: TimesheetForHr,
  { step, undoId }: Taking<Step>,
): Promise<UndoData[Step]> {
  return orNotFound(await takeUndo(tx, { contractId, yearMonth, step, id: undoId, actorId: actor.personId })).kept
}
