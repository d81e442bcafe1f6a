import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiProblem, endsSession } from './apiProblem.ts'
import { answerOf } from './call.ts'
import type { CallInput } from './callInput.ts'

type Asked<E extends Endpoint> =
  | { readonly answer: ResponseOf<E>; readonly refusal: null }
  | { readonly answer: null; readonly refusal: ApiProblem }

/**
 * The effect of a write, requested with `?preview=true`: the answer, or the refusal, which is shown beside the field.
 * Null as input requests nothing. While a new request runs, the previous answer remains and is marked as outdated.
 */
export function usePreview<E extends Endpoint>(endpoint: E, input: CallInput<E> | null) {
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['preview', endpoint.path, input],
    queryFn: ({ signal }) => asked(endpoint, input, signal),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return {
    answer: input === null ? null : (data?.answer ?? null),
    refusal: input === null ? null : (data?.refusal ?? null),
    isOld: isPlaceholderData || isFetching,
    error,
    refetch,
  }
}

async function asked<E extends Endpoint>(endpoint: E, input: object | null, signal: AbortSignal): Promise<Asked<E>> {
  const query = { ...(input !== null && 'query' in input ? (input.query as object) : {}), preview: 'true' }
  try {
    return { answer: await answerOf(endpoint, { ...input, query }, { signal }), refusal: null }
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500 && !endsSession(error))
      return { answer: null, refusal: error }
    throw error
  }
}
