import type { Endpoint } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from './call.ts'
import type { InputArgument } from '@uurwerk/contract/callInput'

/**
 * A query that loads the data of a screen. The query key is the path and the input, so `invalidateQueries({ queryKey:
 * [endpoint.path] })` loads the data of this endpoint again for every month and person.
 */
export const queryOf = <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input ?? {}] as const,
    queryFn: ({ signal }) => answerOf(endpoint, input ?? {}, { signal }),
  })
