import { approveVacation, vacationCounters } from '@uurwerk/contract/balances/balances'
import { MutationObserver, QueryObserver, type DataTag, type QueryKey } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiProblem } from './apiProblem.ts'
import { foresee } from './foresee.ts'
import { keepReadsFresh, readsAreFresh } from './keepReadsFresh.ts'
import { queryClient } from './queryClient.ts'
import { queryOf } from './queryOf.ts'
import { SHOWN_BY_SCREEN } from './useAction.ts'

const queryKey = queryOf(vacationCounters, { params: { id: 3, year: 2026 } }).queryKey as QueryKey as DataTag<
  QueryKey,
  readonly string[],
  Error
>
const shown = () => queryClient.getQueryData(queryKey)

type Answer = { readonly resolve: () => void; readonly reject: (error: Error) => void }

/**
 * Makes a test screen with a list of words from the server. The function `add` shows a new word immediately, and sends
 * each word after the previous one.
 */
function screenWith(atServer: () => readonly string[] | Promise<readonly string[]>) {
  queryClient.setQueryData(queryKey, ['old'], { updatedAt: 1 })
  const read = new QueryObserver(queryClient, { queryKey, queryFn: atServer, staleTime: Infinity })
  const end = read.subscribe(() => {})
  const answers: Answer[] = []
  const send = () => new Promise<object>((resolve, reject) => answers.push({ resolve: () => resolve({}), reject }))
  const foreseen = foresee({
    read: { queryKey },
    change: (words, word: string) => [...new Set([...words, word])],
  })
  const add = (word: string) =>
    new MutationObserver(queryClient, {
      ...foreseen,
      ...SHOWN_BY_SCREEN,
      scope: { id: 'words' },
      mutationFn: () => keepReadsFresh(approveVacation, { params: { id: 3, year: 2026 } }, send),
    }).mutate(word)
  return { add, onMutate: foreseen.onMutate, answers, end }
}

afterEach(() => queryClient.clear())

test('HR sees the expected result of a change before the server answers, and the time at which the data was loaded stays the same', async () => {
  const { add, answers, end } = screenWith(() => ['old', 'new'])
  const adding = add('new')
  await vi.waitFor(() => expect(shown()).toEqual(['old', 'new']))
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!.resolve()
  await adding
  end()
})

test('after the server refused a change, HR sees the data that the server has now, and not the data from before the change', async () => {
  const { add, answers, end } = screenWith(() => ['of a colleague'])
  const adding = add('new')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const refusal = new ApiProblem(409, { code: 'independent_has_no_balances', message: 'Geweigerd.' })
  answers[0]!.reject(refusal)
  await expect(adding).rejects.toBe(refusal)
  await readsAreFresh()
  expect(shown()).toEqual(['of a colleague'])
  end()
})

test('when the answer to one change arrives, HR still sees the expected result of a second change that is not sent yet', async () => {
  const { add, answers, end } = screenWith(() => ['old', 'first', 'second'])
  const first = add('first')
  const second = add('second')
  await vi.waitFor(() => expect(shown()).toEqual(['old', 'first', 'second']))
  queryClient.setQueryData(queryKey, ['old', 'first'])
  answers[0]!.resolve()
  await first
  expect(shown()).toEqual(['old', 'first', 'second'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!.resolve()
  await second
  end()
})

test('a read that was sent before a change does not replace the expected result of the change', async () => {
  const atServer = Promise.withResolvers<readonly string[]>()
  const { onMutate, end } = screenWith(() => atServer.promise)
  const reading = queryClient.refetchQueries({ queryKey })
  await onMutate('new')
  atServer.resolve(['old'])
  await reading
  expect(shown()).toEqual(['old', 'new'])
  end()
})
