import { monthAbsences } from '@uurwerk/contract/absences'
import { plannedMonth } from '@uurwerk/contract/planning'
import { workedMonth } from '@uurwerk/contract/timesheets'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { warnOfRemovedRecupHolidays } from '../absences/warnOfRemovedRecupHolidays.ts'
import { isFromServer } from '../api/apiProblem.ts'
import type { ApiProblem } from '../api/apiProblem.ts'
import { isStale } from '../api/isStale.ts'
import { clearNotices } from '../notices/notices.ts'

/** Every answer names the 'Feestdag recup' that its change took away. */
type MonthAnswer = { readonly removedRecupHolidays: readonly string[] }

type Options<Change, Answer> = {
  /** Tells the changes of one kind from those of another. */
  readonly kind: string
  readonly send: (change: Change) => Promise<Answer>
  /** Puts what the server answered in the place of what was read before. */
  readonly keep: (answer: Answer, change: Change) => void
}

type MonthChange<Change, Answer> = {
  /** The answers in order, or null when one was refused: the red banner then says why, or `onStale` does. */
  readonly act: (changes: readonly Change[], onStale?: (problem: ApiProblem) => void) => Promise<Answer[] | null>
  /** What has been asked and not yet answered. */
  readonly underWay: readonly Change[]
}

/**
 * Changes to a person's month, one after the other in the order in which they were asked, so that each answer holds all
 * that went before.
 */
export function useMonthChange<Change, Answer extends MonthAnswer>({
  kind,
  send,
  keep,
}: Options<Change, Answer>): MonthChange<Change, Answer> {
  const client = useQueryClient()
  const mutationKey = ['month', kind]
  const { mutateAsync } = useMutation<Answer, Error, Change>({
    mutationKey,
    scope: { id: 'month' },
    mutationFn: send,
    // A read that is under way would bring back the month as it was.
    onMutate: () => cancelReads(client),
    onSuccess: keep,
    onSettled: () => {
      if (client.isMutating({ mutationKey: ['month'] }) === 1) void refreshMonth(client)
    },
  })
  const underWay = useMutationState<Change>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })

  async function act(changes: readonly Change[], onStale?: (problem: ApiProblem) => void): Promise<Answer[] | null> {
    try {
      const answers = await Promise.all(changes.map((change) => mutateAsync(change)))
      // All at once, since every write takes the banner of the one before away.
      warnOfRemovedRecupHolidays(answers.flatMap(({ removedRecupHolidays }) => removedRecupHolidays))
      return answers
    } catch (error) {
      if (!isFromServer(error)) throw error
      if (onStale !== undefined && isStale(error)) {
        clearNotices('error')
        onStale(error)
      }
      return null
    }
  }
  return { act, underWay }
}

/** Every read of a person's month: what changes one may show in all of them. */
const reads = [plannedMonth.path, monthAbsences.path, workedMonth.path]

async function cancelReads(client: QueryClient): Promise<void> {
  await Promise.all(reads.map((path) => client.cancelQueries({ queryKey: [path] })))
}

export async function refreshMonth(client: QueryClient): Promise<void> {
  await Promise.all(reads.map((path) => client.invalidateQueries({ queryKey: [path] })))
}
