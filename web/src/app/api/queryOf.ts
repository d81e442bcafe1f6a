import type { Endpoint } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from './call.ts'
import { rememberRead } from './keepReadsFresh.ts'
import type { InputArgument } from '@uurwerk/contract/callInput'

/** A query that loads the data of a screen. Its key is the path and the input. A write finds it by the path. */
export function queryOf<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) {
  rememberRead(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, input ?? {}] as const,
    queryFn: ({ signal }) => answerOf(endpoint, input ?? {}, { signal }),
  })
}
