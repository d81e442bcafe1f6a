import {
  approveMonths,
  undoUnlock,
  unlockMonth,
  type ApprovedMonths,
  type ContractMonthRow,
} from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps, undoMonthSteps, type MonthsToStep } from '@uurwerk/contract/timesheets/monthSteps'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showFailure } from '../../../app/api/queryClient.ts'
import { useAction } from '../../../app/api/useAction.ts'
import * as texts from '../../../texts/texts.ts'
import { sentenceHere } from '../../../ui/buttons/reasons/sentenceHere.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { formatTotalHours } from '../../../ui/format/formatTotalHours.ts'
import { useReminders } from '../../useReminders.ts'
import type { StepToConfirm } from '../row/RowDialogs.tsx'
import { addressOf, downloadPdf, KEY_OF, refusalOf, stepOfKey, type TakeStep } from '../row/rowSteps.ts'
import type { useRowRefusals } from '../row/useRowRefusals.ts'
import { CHANGED_ROWS, stepOptions } from '../stepOptions.ts'
import { refusedReasons } from './refusedReasons.ts'
import type { BulkStep, useBulk } from './useBulk.ts'

type Rows = readonly ContractMonthRow[]
type RefusedMonths = ApprovedMonths['refused']

type Input = {
  readonly yearMonth: YearMonth
  readonly refused: ReturnType<typeof useRowRefusals>
  readonly runAtOnce: ReturnType<typeof useBulk>['runAtOnce']
}

const idsOf = (rows: Rows): number[] => rows.map(({ contractId }) => contractId)

function useCalls(yearMonth: YearMonth) {
  const options = stepOptions(yearMonth)
  const { mutateAsync: approve } = useAction(approveMonths, options)
  const { mutateAsync: take } = useAction(takeMonthSteps, options)
  const { mutateAsync: undo } = useAction(undoMonthSteps, options)
  const { mutateAsync: unlock } = useAction(unlockMonth, options)
  const { mutateAsync: lockAgain } = useAction(undoUnlock, options)
  const ofMonth = { params: { yearMonth }, query: CHANGED_ROWS }
  return {
    setApproved: (rows: Rows, approved: boolean) =>
      approve({ ...ofMonth, body: { contractIds: idsOf(rows), approved } }),
    take: (step: MonthsToStep['step'], rows: Rows, reason: string) =>
      take({ ...ofMonth, body: { step, contractIds: idsOf(rows), reason } }),
    undo: async (undos: ApprovedMonths['undos']) => (await undo({ ...ofMonth, body: { undos } })).refused,
    unlock,
    lockAgain,
  }
}

/** After an action, a message says what changed and offers to undo it. A refusal is shown at its row. */
export function useListSteps({ yearMonth, refused, runAtOnce }: Input) {
  const { refuse, refuseUndo, clear, attempt } = refused
  const calls = useCalls(yearMonth)

  /** The refusal for one row is shown below that row, because an open dialog would cover the top of the screen. */
  async function send<Answer>(wanted: Rows, call: () => Promise<Answer>): Promise<Answer> {
    const [row, ...others] = wanted
    if (row !== undefined && others.length === 0) return attempt(row, call)
    clear(idsOf(wanted))
    return call().catch(fail)
  }

  /** Shows what an action changed, with a button to undo it. Shows the refusals too, and returns the refused rows. */
  function settle(
    step: BulkStep,
    wanted: Rows,
    notDone: RefusedMonths,
    undoOf: (done: Rows) => Promise<RefusedMonths>,
  ) {
    const ids = new Set(notDone.map(({ contractId }) => contractId))
    const done = wanted.filter(({ contractId }) => !ids.has(contractId))
    tellDone(step, done, () => undoOf(done).then((notUndone) => refuseUndo(done, notUndone), showFailure))
    refuse(notDone)
    if (notDone.length > 0 && wanted.length > 1) showNote(refusedReasons(step, wanted, notDone))
    return wanted.filter(({ contractId }) => ids.has(contractId))
  }

  async function approve(wanted: Rows): Promise<Rows> {
    const answer = await send(wanted, () => calls.setApproved(wanted, true))
    return settle('approve', wanted, answer.refused, async (done) => (await calls.setApproved(done, false)).refused)
  }

  async function disapprove(row: ContractMonthRow): Promise<void> {
    const answer = await send([row], () => calls.setApproved([row], false))
    settle('disapprove', [row], answer.refused, () => calls.undo(answer.undos))
  }

  /** Sends one request. 'confirm' is for employees who cannot confirm their month; it also locks the planning. */
  function takeForAll(step: MonthsToStep['step'], wanted: Rows, reason = ''): Promise<void> {
    const act = async () => {
      const answer = await send(wanted, () => calls.take(step, wanted, reason))
      return settle(step, wanted, answer.refused, async (done) =>
        step === 'lock' ? (await calls.take('unlock', done, '')).refused : calls.undo(answer.undos),
      )
    }
    return wanted.length === 1 ? act().then(() => {}) : runAtOnce(step, wanted, act)
  }

  async function unlock(row: ContractMonthRow): Promise<void> {
    const { contractId } = row
    const ofRow = { params: { yearMonth, contractId }, query: CHANGED_ROWS }
    const { undoId } = await attempt(row, () => calls.unlock(ofRow))
    const lockAgain = () => attempt(row, () => calls.lockAgain({ ...ofRow, body: { undoId } }))
    showUndo(texts.contractMonths.unlocked(row.username), () => void lockAgain().catch(() => {}))
  }

  return { approve, disapprove, takeForAll, unlock }
}

function fail(error: unknown): never {
  showFailure(error)
  throw error
}

/** Shows for how many timesheets an action was done, with their hours, and offers to undo it (rule timesheets-75). */
export function tellDone(
  step: BulkStep,
  done: readonly Pick<ContractMonthRow, 'workedHours'>[],
  undo: () => unknown,
): void {
  const words = texts.contractMonths.selection
  if (done.length === 0) return
  const message = words.taken(done.length, words.done[step], formatTotalHours(done))
  showUndo(message, () => void undo())
}

type RowOptions = Pick<Input, 'yearMonth'> & {
  readonly acts: ReturnType<typeof useListSteps>
  readonly refuse: Input['refused']['refuse']
  readonly onAsk: (toConfirm: StepToConfirm) => void
}

export function useRowSteps(options: RowOptions) {
  const navigate = useNavigate()
  const remind = useReminders(options.yearMonth)
  const latest = useRef({ ...options, remind })
  useLayoutEffect(() => {
    latest.current = { ...options, remind }
  })

  // The functions are the same objects at each render. Otherwise all rows would render again.
  return useMemo(() => {
    const take: TakeStep = (row, name) => {
      const { yearMonth, acts, refuse, onAsk } = latest.current
      const refusal = refusalOf(row, name)
      if (refusal !== null) {
        const message = sentenceHere(refusal)
        return refuse([{ contractId: row.contractId, message, changedBy: null, changedAt: null }])
      }
      const to = addressOf(name, row, yearMonth)
      if (to !== undefined) return void navigate(to)
      switch (name) {
        case 'disapprove':
          return acts.disapprove(row).catch(() => {})
        case 'approve':
          return acts.approve([row]).catch(() => {})
        case 'remind':
          return latest.current.remind([row.userId]).catch(() => {})
        case 'reopen':
        case 'confirm':
          return onAsk({ step: name, yearMonth, rows: [row] })
        case 'lock':
          return acts.takeForAll('lock', [row]).catch(() => {})
        case 'unlock':
          return onAsk({ step: name, yearMonth, row })
        default:
          return downloadPdf(row, yearMonth)
      }
    }
    const byKey = (key: string) => (row: ContractMonthRow) => {
      const name = stepOfKey(row, latest.current.yearMonth, key)
      if (name !== undefined) take(row, name)
    }
    const letters = new Set(Object.values(KEY_OF))
    return { take, keys: Object.fromEntries([...letters].map((key) => [key, byKey(key)])) }
  }, [navigate])
}
