import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { MonthsToStep } from '@uurwerk/contract/timesheets/monthSteps'
import { showFailure } from '../../../app/api/queryClient.ts'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import type { useRowRefusals } from '../row/useRowRefusals.ts'
import type { ContractMonthSteps, RefusedMonths } from '../useContractMonthSteps.ts'
import { notTaken } from './notTaken.ts'
import type { BulkStep, useBulk } from './useBulk.ts'
import { writtenTotalHours } from '../../../ui/written/writtenTotalHours.ts'

type Rows = readonly ContractMonthRow[]

type Input = {
  readonly steps: ContractMonthSteps
  readonly refused: ReturnType<typeof useRowRefusals>
  readonly runAtOnce: ReturnType<typeof useBulk>['runAtOnce']
}

/**
 * The steps for one or many rows of the list. After a step, a message says what changed and offers an undo. Refusals
 * are shown at their rows.
 */
export function useListSteps({ steps, refused: { refuse, refuseUndo, clear, attempt }, runAtOnce }: Input) {
  /**
   * Sends a step for one or many rows. A refusal of one row is shown at the row. An open dialog would cover a message at
   * the top of the screen.
   */
  async function send<Answer>(wanted: Rows, call: () => Promise<Answer>): Promise<Answer> {
    const [row, ...others] = wanted
    if (row !== undefined && others.length === 0) return attempt(row, call)
    clear(wanted.map(({ contractId }) => contractId))
    return call().catch(fail)
  }

  /** Shows a message about the changes of a step with its undo, shows the refusals, and returns the refused rows. */
  function settle(step: BulkStep, wanted: Rows, refused: RefusedMonths, undo: (done: Rows) => Promise<RefusedMonths>) {
    const ids = new Set(refused.map(({ contractId }) => contractId))
    const done = wanted.filter(({ contractId }) => !ids.has(contractId))
    tellDone(step, done, () => undo(done).then((notUndone) => refuseUndo(done, notUndone), showFailure))
    refuse(refused)
    if (refused.length > 0 && wanted.length > 1) showNote(notTaken(step, wanted, refused))
    return wanted.filter(({ contractId }) => ids.has(contractId))
  }

  async function approve(wanted: Rows): Promise<Rows> {
    const { refused } = await send(wanted, () => steps.setApproved(wanted, true))
    return settle('approve', wanted, refused, async (done) => (await steps.setApproved(done, false)).refused)
  }

  async function disapprove(row: ContractMonthRow): Promise<void> {
    const { refused, undos } = await send([row], () => steps.setApproved([row], false))
    settle('disapprove', [row], refused, () => steps.undo(undos))
  }

  /** Takes a step for one or many rows in one call. The bar below the list shows that the step runs. */
  function takeForAll(step: MonthsToStep['step'], wanted: Rows, reason = ''): Promise<void> {
    const act = async () => {
      const { refused, undos } = await send(wanted, () => steps.takeForAll(step, wanted, reason))
      return settle(step, wanted, refused, async (done) =>
        step === 'lock' ? (await steps.takeForAll('unlock', done, '')).refused : steps.undo(undos),
      )
    }
    return wanted.length === 1 ? act().then(() => {}) : runAtOnce(step, wanted, act)
  }

  async function unlock(row: ContractMonthRow): Promise<void> {
    const undoId = await attempt(row, () => steps.unlock(row))
    const said = texts.contractMonths.unlocked(row.username)
    showUndo(said, () => void attempt(row, () => steps.undoUnlock(row, undoId)).catch(() => {}))
  }

  return { approve, disapprove, takeForAll, unlock }
}

function fail(error: unknown): never {
  showFailure(error)
  throw error
}

/** Says for how many timesheets a step was taken, with their hours, and offers to undo the step (rule timesheets-75). */
export function tellDone(step: BulkStep, done: readonly ContractMonthRow[], undo: () => unknown): void {
  const words = texts.contractMonths.selection
  if (done.length === 0) return
  const message = words.taken(done.length, words.done[step], writtenTotalHours(done))
  showUndo(message, () => void undo())
}
