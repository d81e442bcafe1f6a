import type { InputArgument } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { hashKey } from '@tanstack/react-query'
import { answerOf } from './call.ts'
import { queryClient } from './queryClient.ts'

let asked: { readonly read: string; readonly answer: Promise<unknown> } | null = null

/**
 * Asks for the data of a screen while the script of the screen still loads. The script makes another object of the
 * answer, so the answer does not go to the query client. A read that the page already has is not asked again here.
 */
export function askEarly<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>): void {
  const key = [endpoint.path, input ?? {}] as const
  if (queryClient.getQueryState(key) !== undefined) return
  const answer = answerOf(endpoint, input ?? {})
  answer.catch(() => undefined)
  asked = { read: hashKey(key), answer }
}

/** The answer that was asked early; null when this read was not asked early. Each answer is used only once. */
export function takeEarly<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ResponseOf<E>> | null {
  const found = asked?.read === hashKey([endpoint.path, input ?? {}]) ? asked.answer : null
  asked = null
  return found as Promise<ResponseOf<E>> | null
}
