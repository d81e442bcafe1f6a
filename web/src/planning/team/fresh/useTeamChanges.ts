import { applyTeamPlanning, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { useRef, useState } from 'react'
import { ApiProblem, isFromServer, sentenceOfError, type NoAnswer } from '../../../app/api/apiProblem.ts'
import { useAction } from '../../../app/api/useAction.ts'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import type { TeamStep } from '../acts/teamSteps.ts'
import { UndoStacks, type OwnStep, type Way } from '../acts/undoStacks.ts'

const words = texts.teamPlanning
/**
 * The options of a write. The function `run` already registers the changed contracts, so the list of people in the
 * write is empty.
 */
const OF_CONTRACTS = { shownByScreen: true, people: [] } as const

type Mode = 'all' | 'possible'
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
  const [stacks] = useState(() => new UndoStacks())
  const lastTaken = useRef<Promise<void>>(Promise.resolve())
  const [question, setQuestion] = useState<Question | null>(null)

  /** Sends the steps. Returns false when the server could not be reached, so that an undo can be tried again. */
  async function run(steps: readonly TeamStep[], mode: Mode, way: Way = 'do', confirmedToo = false): Promise<boolean> {
    if (steps.length === 0) return true
    try {
      const operations = steps.map(({ operation }) => operation)
      peopleToReadAgain.add({ contracts: operations.map(({ contractId }) => contractId) })
      const answer = await mutateAsync({ body: { mode, confirmedToo, operations }, query: {} })
      const canUndo = stacks.keep({ steps, confirmedToo }, answer, way)
      const message = messageOf(answer, way)
      if (way === 'do' && canUndo) showUndo(message, undo)
      else showNote(message)
      return true
    } catch (error) {
      if (!isFromServer(error)) throw error
      if (error instanceof ApiProblem && error.code === 'month_is_confirmed')
        setQuestion({ sentence: sentenceOfError(error), steps, mode, way })
      else showNote(sentenceOfError(error))
      return !isWithoutAnswer(error)
    }
  }

  /** Adds a change to the changes that can be undone, and offers to undo it. */
  function keepOwn(message: string, step: OwnStep): void {
    stacks.add(step)
    showUndo(message, undo)
  }

  /** Undoes or redoes the last change. The change stays in its list when the server could not be reached. */
  async function takeLast(way: 'undo' | 'redo'): Promise<void> {
    const entry = stacks.take(way)
    if (entry === undefined) {
      showNote(words.nothingToUndo)
      return
    }
    const isDone =
      'undo' in entry ? await takeOwn(entry, way, stacks) : await run(entry.steps, 'possible', way, entry.confirmedToo)
    if (!isDone) stacks.put(way, entry)
  }

  /** Waits for the undo or the redo before it, because the next undo needs the versions in the answer. */
  function takeInTurn(way: 'undo' | 'redo'): void {
    lastTaken.current = lastTaken.current.catch(() => {}).then(() => takeLast(way))
  }

  const undo = () => takeInTurn('undo')
  const redo = () => takeInTurn('redo')
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

/**
 * Undoes or redoes a change with its own calls. The red banner shows an error of the server. Returns false when the
 * server could not be reached; a refused change is not tried again.
 */
async function takeOwn(step: OwnStep, way: 'undo' | 'redo', stacks: UndoStacks): Promise<boolean> {
  try {
    if (way === 'undo') await step.undo()
    const kept = way === 'undo' ? step : await step.redo()
    if (kept !== null) stacks.put(way === 'undo' ? 'redo' : 'undo', kept)
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
