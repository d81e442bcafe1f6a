import { applyTeamPlanning, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { useRef, useState } from 'react'
import { ApiProblem, isFromServer, sentenceOfError } from '../../../app/api/apiProblem.ts'
import { useAction } from '../../../app/api/useAction.ts'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import { oppositeOf, type TeamStep } from '../acts/teamSteps.ts'

const words = texts.teamPlanning
/** The number of changes that can be undone. */
const UNDO_STEPS = 50
/** `run` names the contracts of the operations, so the write itself adds no people. */
const OF_CONTRACTS = { shownByScreen: true, people: [] } as const

type Mode = 'all' | 'possible'
type Way = 'do' | 'undo' | 'redo'
/**
 * A change that other calls than `applyTeamPlanning` undo, such as a booked absence. `redo` does the change again, and
 * returns the change to undo.
 */
export type OwnStep = { readonly undo: () => Promise<void>; readonly redo: () => Promise<OwnStep | null> }
type Entry = readonly TeamStep[] | OwnStep
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

  async function run(steps: readonly TeamStep[], mode: Mode, way: Way = 'do', confirmedToo = false): Promise<void> {
    if (steps.length === 0) return
    try {
      const operations = steps.map(({ operation }) => operation)
      peopleToReadAgain.add({ contracts: operations.map(({ contractId }) => contractId) })
      keep(steps, await mutateAsync({ body: { mode, confirmedToo, operations }, query: {} }), way)
    } catch (error) {
      if (!isFromServer(error)) throw error
      if (error instanceof ApiProblem && error.code === 'month_is_confirmed')
        setQuestion({ sentence: sentenceOfError(error), steps, mode, way })
      else showNote(sentenceOfError(error))
    }
  }

  function keep(steps: readonly TeamStep[], answer: TeamOutcomes, way: Way): void {
    const opposite = oppositeOf(steps, answer)
    const stack = way === 'undo' ? redoable : undoable
    if (opposite.length > 0) push(stack, opposite)
    if (way === 'do') redoable.current = []
    const refused = answer.outcomes.filter(({ code }) => code !== null)
    const warning = answer.outcomes.find((outcome) => outcome.warning !== null)?.warning
    const [reason] = refused
    const message = [
      ...(refused.length === steps.length ? [] : [doneInWords(way, steps.length - refused.length)]),
      ...(reason === undefined ? [] : [words.skipped(refused.length, reason.message ?? '')]),
      ...(warning === undefined || warning === null ? [] : [warning]),
    ].join(' ')
    if (way === 'do' && opposite.length > 0) showUndo(message, undo)
    else showNote(message)
  }

  /** Adds a change to the changes that can be undone, and offers to undo it. */
  function keepOwn(message: string, step: OwnStep): void {
    push(undoable, step)
    redoable.current = []
    showUndo(message, undo)
  }

  function takeLast(stack: Stack, way: 'undo' | 'redo'): void {
    const steps = stack.current.at(-1)
    if (steps === undefined) {
      showNote(words.nothingToUndo)
      return
    }
    stack.current = stack.current.slice(0, -1)
    if ('undo' in steps) void takeOwn(steps, way, way === 'undo' ? redoable : undoable)
    else void run(steps, 'possible', way)
  }

  const undo = () => takeLast(undoable, 'undo')
  const redo = () => takeLast(redoable, 'redo')
  const agree = () => (question === null ? Promise.resolve() : run(question.steps, question.mode, question.way, true))
  return { run, keepOwn, undo, redo, isPending, question, agree, closeQuestion: () => setQuestion(null) }
}

function push(stack: Stack, entry: Entry): void {
  stack.current = [...stack.current.slice(1 - UNDO_STEPS), entry]
}

/** Undoes or redoes a change with its own calls. Errors of the server are ignored here, because the red banner shows them. */
async function takeOwn(step: OwnStep, way: 'undo' | 'redo', other: Stack): Promise<void> {
  try {
    if (way === 'undo') await step.undo()
    const kept = way === 'undo' ? step : await step.redo()
    if (kept !== null) push(other, kept)
    showNote(doneInWords(way, 1))
  } catch (error) {
    if (!isFromServer(error)) throw error
  }
}

const doneInWords = (way: Way, count: number): string =>
  way === 'undo' ? words.undone : way === 'redo' ? words.redone : words.done(count)
