import { addressOf } from '@uurwerk/contract/addressOf'
import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { answerOf } from '../call.ts'
import { queryClient } from '../queryClient.ts'

let asked: readonly [address: string, answer: Promise<unknown>] | null = null

/**
 * Requests the data of a screen while the script of the screen still loads. The answer is not stored in the cache of
 * the query client, because the screen must first convert it. When the cache already has the data, no request is sent.
 */
export function askEarly(endpoint: Endpoint, input: AnyInput): void {
  if (queryClient.getQueryState([endpoint.path, input]) === undefined)
    asked = [addressOf(endpoint, input), answerOf(endpoint, input).catch(() => null)]
}

/**
 * The answer to a request of `askEarly`. Each answer is used only once. Null when `askEarly` did not send this request,
 * or when the request failed. The screen then sends the request itself.
 */
export async function takeEarly<E extends Endpoint>(endpoint: E, input: AnyInput): Promise<ResponseOf<E> | null> {
  const taken = asked
  asked = null
  return taken?.[0] === addressOf(endpoint, input) ? ((await taken[1]) as ResponseOf<E>) : null
}
