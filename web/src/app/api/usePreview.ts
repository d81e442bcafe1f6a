import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiProblem, endsSession } from './apiProblem.ts'
import { answerOf } from './call.ts'
import type { CallInput } from '@uurwerk/contract/callInput'

type Preview<E extends Endpoint> =
  | { readonly answer: ResponseOf<E>; readonly refusal: null }
  | { readonly answer: null; readonly refusal: ApiProblem }

/**
 * The effect of a write, which the server calculates for `?preview=true`: the answer, or a refusal that the form shows
 * next to the field. When the input is null, no request is sent. During a new request, the previous answer stays,
 * marked as outdated.
 */
export function usePreview<E extends Endpoint>(endpoint: E, input: CallInput<E> | null) {
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    ...previewQuery(endpoint, input),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  })
  return {
    answer: input === null ? null : (data?.answer ?? null),
    refusal: input === null ? null : (data?.refusal ?? null),
    isOld: isPlaceholderData || isFetching,
    error,
    refetch,
  }
}

/** The query of a preview, for a screen that asks for it outside of a component. */
export const previewQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E> | null) => ({
  queryKey: ['preview', endpoint.path, input],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => previewOf(endpoint, input, signal),
  staleTime: 0,
  gcTime: 0,
})

async function previewOf<E extends Endpoint>(
  endpoint: E,
  input: object | null,
  signal: AbortSignal,
): Promise<Preview<E>> {
  const query = { ...(input !== null && 'query' in input ? (input.query as object) : {}), preview: 'true' }
  try {
    return { answer: await answerOf(endpoint, { ...input, query }, { signal }), refusal: null }
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500 && !endsSession(error))
      return { answer: null, refusal: error }
    throw error
  }
}
