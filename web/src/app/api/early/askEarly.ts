import { addressOf } from '@uurwerk/contract/addressOf'
import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { answerOf } from '../call.ts'
import { queryClient } from '../queryClient.ts'

let early: readonly [address: string, answer: Promise<unknown>] | null = null

/**
 * Requests data while the script of the screen loads. The answer is not cached, because the screen must first convert
 * it.
 */
export function askEarly(endpoint: Endpoint, input: AnyInput): void {
  if (queryClient.getQueryState([endpoint.path, input]) === undefined)
    early = [addressOf(endpoint, input), answerOf(endpoint, input).catch(() => null)]
}

/**
 * The answer to the request of `askEarly`, which can be used only once. Null when there was no such request or when the
 * request failed; the screen then sends a request itself.
 */
export async function takeEarly<E extends Endpoint>(endpoint: E, input: AnyInput): Promise<ResponseOf<E> | null> {
  const taken = early
  early = null
  return taken?.[0] === addressOf(endpoint, input) ? ((await taken[1]) as ResponseOf<E>) : null
}
