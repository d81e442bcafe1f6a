import { applyTeamPlanning, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { useState } from 'react'
import { ApiProblem, isFromServer, sentenceOfError, type NoAnswer } from '../../../app/api/apiProblem.ts'
import { useAction } from '../../../app/api/useAction.ts'
import { useCurrentUser } from '../../../app/session/currentUser.ts'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import { sendInParts } from './sendInParts.ts'
import type { TeamStep } from '../acts/teamSteps.ts'
import { undoStacks as stacks, type Entry, type Filling, type OwnStep, type Way } from '../acts/undoStacks.ts'

const words = texts.teamPlanning
/**
 * The options of the write. `people` is empty, because the function `run` registers the changed contracts in
 * `peopleToReadAgain`.
 */
const OF_CONTRACTS = { shownByScreen: true, people: [] } as const

type Mode = 'all' | 'possible'
type Question = {
  readonly sentence: string
  readonly steps: readonly TeamStep[]
  readonly mode: Mode
  readonly how: How
}

/** The message after a change, and optionally a button that shows more about the change. */
export type Message = { readonly message: string; readonly look?: { readonly label: string; readonly go: () => void } }

type How = {
  readonly way?: Way
  readonly confirmedToo?: boolean
  /** Makes the message after the change, when the general message does not fit. */
  readonly messageFor?: (answer: TeamOutcomes) => Message
  /** The filling of a period with a pattern that the operations undo. Absent for other operations. */
  readonly filling?: Filling | undefined
}

/**
 * The last undo or redo that HR started. The next one waits until this one ends, because it needs the versions in the
 * answer.
 */
let lastTaken: Promise<void> = Promise.resolve()

function afterLast(take: () => Promise<void>): void {
  lastTaken = lastTaken.catch(() => {}).then(take)
}

/**
 * Stores the opposite of each change (rules team-7, team-32). A confirmed month changes only after a question (rule
 * team-6).
 */
export function useTeamChanges() {
  const { mutateAsync, isPending } = useAction(applyTeamPlanning, { meta: OF_CONTRACTS })
  const [question, setQuestion] = useState<Question | null>(null)
  const { id } = useCurrentUser()
  stacks.startFor(id)

  /** Sends the operations. False when the server could not be reached, so that the user can try an undo again. */
  async function run(steps: readonly TeamStep[], mode: Mode, how: How = {}): Promise<boolean> {
    if (steps.length === 0) return true
    const { way = 'do', confirmedToo = false, messageFor, filling } = how
    try {
      const operations = steps.map(({ operation }) => operation)
      peopleToReadAgain.add({ contracts: operations.map(({ contractId }) => contractId) })
      const filledUntil = filling?.filledUntil.map((until) => ({ ...until }))
      const answer = await sendInParts(operations, mode, (part) =>
        mutateAsync({ body: { mode, confirmedToo, operations: [...part], filledUntil }, query: {} }),
      )
      const canUndo = stacks.keep({ steps, confirmedToo, ...(filling && { filling }) }, answer, way)
      const { message, look } = messageFor?.(answer) ?? { message: messageOf(answer, way) }
      if (way === 'do' && canUndo) showUndo(message, undo, look)
      else showNote(message, look)
      return true
    } catch (error) {
      if (!isFromServer(error)) throw error
      if (error instanceof ApiProblem && error.code === 'month_is_confirmed')
        setQuestion({ sentence: sentenceOfError(error), steps, mode, how })
      else showNote(sentenceOfError(error))
      return !isWithoutAnswer(error)
    }
  }

  function keepOwn(message: string, change: Entry): void {
    stacks.add(change)
    showUndo(message, undo)
  }

  /** Undoes or redoes the last change. The change stays in its list when the server could not be reached. */
  async function takeLast(way: 'undo' | 'redo'): Promise<void> {
    const entry = stacks.take(way)
    if (entry === undefined) {
      showNote(words.nothingToUndo)
      return
    }
    const isDone = 'undo' in entry ? await takeOwn(entry, way) : await run(entry.steps, 'possible', { way, ...entry })
    if (!isDone) stacks.put(way, entry)
  }

  const undo = () => afterLast(() => takeLast('undo'))
  const redo = () => afterLast(() => takeLast('redo'))
  const agree = () => question !== null && run(question.steps, question.mode, { ...question.how, confirmedToo: true })
  return { run, keepOwn, undo, redo, isPending, question, agree, closeQuestion: () => setQuestion(null) }
}

/** How many operations were done, how many were skipped with the first reason, and the first warning. */
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
 * Undoes or redoes a change that has its own functions for this, such as a booked absence. Returns false when the
 * server could not be reached. A refused change is not tried again.
 */
async function takeOwn(step: OwnStep, way: 'undo' | 'redo'): Promise<boolean> {
  try {
    const stayed = way === 'undo' ? await step.undo() : null
    const kept = way === 'undo' ? step : await step.redo()
    if (kept !== null) stacks.put(way === 'undo' ? 'redo' : 'undo', kept)
    showNote([doneInWords(way, 1), ...(stayed === null ? [] : [stayed])].join(' '))
    return true
  } catch (error) {
    if (!isFromServer(error)) throw error
    return !isWithoutAnswer(error)
  }
}

const isWithoutAnswer = (error: ApiProblem | NoAnswer): boolean => !(error instanceof ApiProblem) || error.status >= 500

const doneInWords = (way: Way, count: number): string =>
  way === 'undo' ? words.undone : way === 'redo' ? words.redone : words.done(count)
