import { sentenceOf } from '@uurwerk/contract/problems'
import type { MonthsToStep, SteppedMonths } from '@uurwerk/contract/timesheets/monthSteps'
import { refusalToConfirmFor } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirmFor'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CommandContext } from '../app/context.ts'
import { lockPeople } from '../app/lockPersonStore.ts'
import { RefusalError } from '../app/RefusalError.ts'
import { listAllContractMonths } from './approval/allContractMonthsStore.ts'
import { assertStepAllowedForHr, NOBODY } from './assertStepAllowed.ts'
import { auditTimesheet } from './auditTimesheet.ts'
import { confirmTimesheets } from './confirmation/confirmTimesheets.ts'
import { reopenMonth } from './confirmation/reopenMonth.ts'
import { lockMonthFor } from './locking/lockMonths.ts'
import { unlockMonth } from './locking/unlockMonth.ts'
import { insertLocks } from './locking/lockStore.ts'
import { timesheetForHr } from './timesheetForHr.ts'
import { keepUndo } from './undo/keepUndo.ts'

export type StepOutcome = Pick<SteppedMonths, 'refused' | 'undos'>

type Input = MonthsToStep & { readonly yearMonth: YearMonth }
type Month = { readonly contractId: number; readonly yearMonth: YearMonth; readonly reason: string }

/** Each command returns the id with which HR can undo the step; null when the step cannot be undone. */
const TAKE: Readonly<Record<Input['step'], (context: CommandContext, month: Month) => Promise<number | null>>> = {
  lock: async (context, month) => {
    await lockMonthFor(context, month)
    return null
  },
  unlock: unlockMonth,
  confirm: lockAndConfirm,
  reopen: reopenMonth,
}

/** A refused timesheet does not stop the others. The answer lists the refused timesheets (rule timesheets-74). */
export async function takeSteps(context: CommandContext, input: Input): Promise<StepOutcome> {
  const { yearMonth, step, reason } = input
  const undos: StepOutcome['undos'] = []
  const refused = await forEachMonth(context, { yearMonth, contractIds: input.contractIds }, async (contractId) => {
    const undoId = await TAKE[step](context, { contractId, yearMonth, reason })
    if (undoId !== null) undos.push({ contractId, undoId })
  })
  return { refused, undos }
}

type Months = { readonly yearMonth: YearMonth; readonly contractIds: readonly number[] }

/** Locks the people of the timesheets before the first step. Returns the refused timesheets. */
export async function forEachMonth(
  { tx }: CommandContext,
  { yearMonth, contractIds }: Months,
  take: (contractId: number) => Promise<unknown>,
): Promise<StepOutcome['refused']> {
  const wanted = new Set(contractIds)
  const months = await listAllContractMonths(tx, yearMonth)
  const people = new Set(months.flatMap(({ contractId, personId }) => (wanted.has(contractId) ? [personId] : [])))
  await lockPeople(tx, [...people])
  const refused: StepOutcome['refused'] = []
  for (const contractId of wanted) {
    try {
      await take(contractId)
    } catch (error) {
      // A timesheet is refused before anything is written for it, so the transaction can continue.
      if (!(error instanceof RefusalError)) throw error
      refused.push({ contractId, ...refusedDto(error) })
    }
  }
  return refused
}

function refusedDto({ refusal }: RefusalError): Omit<StepOutcome['refused'][number], 'contractId'> {
  const { changedBy, changedAt } = { ...NOBODY, ...refusal }
  return { code: refusal.code, message: sentenceOf(refusal), changedBy, changedAt }
}

/** Confirms a month for an employee. When the planning is not locked yet, it is locked first (rule timesheets-16). */
async function lockAndConfirm(context: CommandContext, { contractId, yearMonth, reason }: Month): Promise<number> {
  const { tx, actor, now, today } = context
  const timesheet = await timesheetForHr(context, { contractId, yearMonth })
  const { personId, state, month } = timesheet
  await assertStepAllowedForHr(tx, refusalToConfirmFor({ yearMonth, today, state }), timesheet)
  const wasOpen = state.step === 'open'
  if (wasOpen) {
    await insertLocks(tx, { contractIds: [contractId], yearMonth, now, actorId: actor.personId })
    await auditTimesheet(context, timesheet, { action: 'lock month' })
  }
  await confirmTimesheets(context, { personId, yearMonth, contractIds: [contractId], month, reason })
  return keepUndo(context, timesheet, 'confirm month', { wasOpen })
}
