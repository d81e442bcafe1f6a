import { useMutation, useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { warnOfRemovedRecupHolidays } from './warnOfRemovedRecupHolidays.ts'
import { isFromServer, isStale, type StaleProblem } from '../api/apiProblem.ts'
import { answerOf } from '../api/call.ts'
import { useWaitingChanges } from '../api/outbox/outboxState.ts'
import type { ActKind, ActToQueue, ActToSend } from '../api/outbox/queuedAct.ts'
import { inTurn } from '../api/outbox/inTurn.ts'
import { sendOrQueue } from '../api/outbox/sendOrQueue.ts'
import type { UnderWay } from '../api/shown.ts'
import { clearNotices } from '../notices.ts'

/** The days of 'Feestdag recup' (leave for a public holiday that is worked) that the change removed. */
type MonthAnswer = { readonly removedRecupHolidays: readonly string[] }

type Options<Change> = {
  /** The name of a kind of change. The name is part of the mutation key. */
  readonly kind: ActKind
  /** Converts the change to a request that may wait in the browser, or to a request that needs a network. */
  readonly actOf: (change: Change) => ActToQueue | ActToSend
}

type MonthChange<Change, Answer> = {
  /**
   * Returns the answers in the order of the changes. Null when the server refused a change (the banner or `onStale`
   * shows the refusal), or when a change waits in the browser.
   */
  readonly act: <Now>(
    changes: readonly Change[],
    onStale?: (problem: StaleProblem<Now>) => void,
  ) => Promise<Answer[] | null>
  /** The changes that have no answer of the server yet, also the changes that wait in the browser (rule offline-11). */
  readonly underWay: readonly UnderWay<Change>[]
}

/** Sends one change after the other, so that each answer contains all earlier changes. */
export function useMonthChange<Change, Answer extends MonthAnswer>({
  kind,
  actOf,
}: Options<Change>): MonthChange<Change, Answer> {
  const mutationKey = ['month', kind]
  const { mutateAsync } = useMutation<Answer | null, Error, Change>({
    mutationKey,
    mutationFn: async (change) => {
      const toDo = actOf(change)
      if ('title' in toDo) return sendOrQueue<Answer>(toDo)
      return inTurn<unknown>(() => answerOf(toDo.endpoint, toDo.input)) as Promise<Answer>
    },
  })
  const waiting = useWaitingChanges<Change>(kind)
  const pending = useMutationState<Change>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })

  async function act<Now>(
    changes: readonly Change[],
    onStale?: (problem: StaleProblem<Now>) => void,
  ): Promise<Answer[] | null> {
    try {
      const results = await Promise.all(changes.map((change) => mutateAsync(change)))
      const answers = results.filter((answer) => answer !== null)
      if (answers.length < results.length) return null
      // Each write clears the previous banner. The warnings are therefore shown together, after the last write.
      warnOfRemovedRecupHolidays(answers.flatMap(({ removedRecupHolidays }) => removedRecupHolidays))
      return answers
    } catch (error) {
      if (!isFromServer(error)) throw error
      if (onStale !== undefined && isStale<Now>(error)) {
        clearNotices('error')
        onStale(error)
      }
      return null
    }
  }
  const underWay = useMemo(
    () => [
      ...pending.map((change) => ({ ...change, waits: false })),
      ...waiting.map((change) => ({ ...change, waits: true })),
    ],
    [pending, waiting],
  )
  return { act, underWay }
}
