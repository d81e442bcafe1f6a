import type { Endpoint } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { answerOrKept } from './kept/answerOrKept.ts'
import { rememberRead } from './keepReadsFresh.ts'
import type { InputArgument } from '@uurwerk/contract/callInput'
import { readTogether } from './request/readTogether.ts'

/** The key is the path and the input, so that a write can find the query by its path. */
export function queryOf<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) {
  rememberRead(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, input ?? {}] as const,
    queryFn: ({ client, queryKey, signal }) =>
      answerOrKept(endpoint, input ?? {}, () =>
        readTogether(endpoint, input ?? {}, { signal, known: client.getQueryData<object>(queryKey) }),
      ),
  })
}

/** A query with the sentence that the red banner shows when the read fails. */
export const queryWithFailure = <E extends Endpoint>(failure: string, endpoint: E, ...input: InputArgument<E>) => ({
  ...queryOf(endpoint, ...input),
  meta: { failure },
})
