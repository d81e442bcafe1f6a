import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { answerOf } from './call.ts'
import type { CallInput } from '@uurwerk/contract/callInput'

type Options<E extends Endpoint, Context> = Omit<
  UseMutationOptions<ResponseOf<E>, Error, CallInput<E>, Context>,
  'mutationFn'
>

/** A write that a screen starts with `mutate(input)`. The red banner shows a refusal, unless the form shows it. */
export const useAction = <E extends Endpoint, Context = unknown>(endpoint: E, options: Options<E, Context> = {}) =>
  useMutation<ResponseOf<E>, Error, CallInput<E>, Context>({
    ...options,
    mutationFn: (input) => answerOf(endpoint, input),
  })
