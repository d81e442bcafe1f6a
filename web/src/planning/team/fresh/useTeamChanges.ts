import { applyTeamPlanning, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { useRef, useState } from 'react'
import { ApiProblem, isFromServer, sentenceOfError, type NoAnswer } from '../../../app/api/apiProblem.ts'
import { useAction } from '../../../app/api/useAction.ts'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import { oppositeOf, type TeamStep } from '../acts/teamSteps.ts'

const words = texts.teamPlanning
/** The number of changes that can be undone. */
const UNDO_STEPS = 50
/**
 * The options of a write. The function `run` already registers the changed contracts, so the list of people in the
 * write is empty.
 */
const OF_CONTRACTS = { shownByScreen: true, people: [] } as const

type Mode = 'all' | 'possible'
type Way = 'do' | 'undo' | 'redo'
/**
 * A change that other calls than `applyTeamPlanning` undo, such as a booked absence. `redo` does the change again, and
 * returns the change to undo.
 */
export type OwnStep = { readonly undo: () => Promise<void>; readonly redo: () => Promise<OwnStep | null> }
/** `confirmedToo` is true for a change of confirmed months to which HR agreed. The undo of the change asks nothing. */
type Steps = { readonly steps: readonly TeamStep[]; readonly confirmedToo: boolean }
type Entry = Steps | OwnStep
type Stack = { current: readonly Entry[] }
type Question = {
  readonly sentence: string
  readonly steps: readonly TeamStep[]
  readonly mode: Mode
  readonly way: Way
}

/**
 * Changes the team planning, and stores the opposite of each change, so that the user can undo and redo the last fifty
 * changes of this tab (rule team-7). A confirmed month is changed only after a question (rule team-6).
 */
export function useTeamChanges() {
  const { mutateAsync, isPending } = useAction(applyTeamPlanning, { meta: OF_CONTRACTS })
  const undoable = useRef<readonly Entry[]>([])
  const redoable = useRef<readonly Entry[]>([])
  const [question, setQuestion] = useState<Question | null>(null)

  /** Sends the steps. Returns false when the server could not be reached, so that an undo can be tried again. */
  async function run(steps: readonly TeamStep[], mode: Mode, way: Way = 'do', confirmedToo = false): Promise<boolean> {
    if (steps.length === 0) return true
    try {
      const operations = steps.map(({ operation }) => operation)
      peopleToReadAgain.add({ contracts: operations.map(({ contractId }) => contractId) })
      keep({ steps, confirmedToo }, await mutateAsync({ body: { mode, confirmedToo, operations }, query: {} }), way)
      return true
    } catch (error) {
      if (!isFromServer(error)) throw error
      if (error instanceof ApiProblem && error.code === 'month_is_confirmed')
        setQuestion({ sentence: sentenceOfError(error), steps, mode, way })
      else showNote(sentenceOfError(error))
      return !isWithoutAnswer(error)
    }
  }

  function keep({ steps, confirmedToo }: Steps, answer: TeamOutcomes, way: Way): void {
    const opposite = oppositeOf(steps, answer)
    const stack = way === 'undo' ? redoable : undoable
    if (opposite.length > 0) push(stack, { steps: opposite, confirmedToo })
    if (way === 'do') redoable.current = []
    const message = messageOf(answer, way)
    if (way === 'do' && opposite.length > 0) showUndo(message, undo)
    else showNote(message)
  }

  /** Adds a change to the changes that can be undone, and offers to undo it. */
  function keepOwn(message: string, step: OwnStep): void {
    push(undoable, step)
    redoable.current = []
    showUndo(message, undo)
  }

  /** Undoes or redoes the last change. The change stays in its list when the server could not be reached. */
  async function takeLast(stack: Stack, way: 'undo' | 'redo'): Promise<void> {
    const entry = stack.current.at(-1)
    if (entry === undefined) {
      showNote(words.nothingToUndo)
      return
    }
    stack.current = stack.current.slice(0, -1)
    const isDone =
      'undo' in entry
        ? await takeOwn(entry, way, way === 'undo' ? redoable : undoable)
        : await run(entry.steps, 'possible', way, entry.confirmedToo)
    if (!isDone) push(stack, entry)
  }

  const undo = () => void takeLast(undoable, 'undo')
  const redo = () => void takeLast(redoable, 'redo')
  const agree = () => question !== null && run(question.steps, question.mode, question.way, true)
  return { run, keepOwn, undo, redo, isPending, question, agree, closeQuestion: () => setQuestion(null) }
}

/** What was done, what was skipped with the first reason, and the first warning. */
function messageOf({ outcomes }: TeamOutcomes, way: Way): string {
  const refused = outcomes.filter(({ code }) => code !== null)
  const warning = outcomes.find((outcome) => outcome.warning !== null)?.warning
  const [reason] = refused
  return [
    ...(refused.length === outcomes.length ? [] : [doneInWords(way, outcomes.length - refused.length)]),
    ...(reason === undefined ? [] : [words.skipped(refused.length, reason.message ?? '')]),
    ...(warning === undefined || warning === null ? [] : [warning]),
  ].join(' ')
}

function push(stack: Stack, entry: Entry): void {
  stack.current = [...stack.current.slice(1 - UNDO_STEPS), entry]
}

/**
 * Undoes or redoes a change with its own calls. The red banner shows an error of the server. Returns false when the
 * server could not be reached; a refused change is not tried again.
 */
async function takeOwn(step: OwnStep, way: 'undo' | 'redo', other: Stack): Promise<boolean> {
  try {
    if (way === 'undo') await step.undo()
    const kept = way === 'undo' ? step : await step.redo()
    if (kept !== null) push(other, kept)
    showNote(doneInWords(way, 1))
    return true
  } catch (error) {
    if (!isFromServer(error)) throw error
    return !isWithoutAnswer(error)
  }
}

/** True when nobody answered, or when the server had a fault. */
const isWithoutAnswer = (error: ApiProblem | NoAnswer): boolean => !(error instanceof ApiProblem) || error.status >= 500

const doneInWords = (way: Way, count: number): string =>
  way === 'undo' ? words.undone : way === 'redo' ? words.redone : words.done(count)
