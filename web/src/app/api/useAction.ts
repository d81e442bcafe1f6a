import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { answerOf } from './call.ts'
import type { CallInput } from '@uurwerk/contract/callInput'

type Options<E extends Endpoint, Context> = Omit<
  UseMutationOptions<ResponseOf<E>, Error, CallInput<E>, Context>,
  'mutationFn'
>

/**
 * The option for a write whose refusal the form or the screen shows. The red banner then does not show this refusal.
 */
export const SHOWN_BY_SCREEN = { meta: { shownByScreen: true } } as const

/**
 * The red banner shows a refusal, unless the screen shows it. A write of a contact person has the session of that
 * contact person.
 */
export const useAction = <E extends Endpoint, Context = unknown>(endpoint: E, options: Options<E, Context> = {}) =>
  useMutation<ResponseOf<E>, Error, CallInput<E>, Context>({
    ...options,
    mutationFn: (input) => answerOf(endpoint, input),
  })
