import { addressOf } from '@uurwerk/contract/addressOf'
import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { answerOf } from '../call.ts'
import { queryClient } from '../queryClient.ts'

let asked: readonly [address: string, answer: Promise<unknown>] | null = null

/**
 * Asks for the data of a screen while the script of the screen still loads. The query client does not get this answer,
 * because the screen keeps it in another form. A read that the query client already has is not asked here.
 */
export function askEarly(endpoint: Endpoint, input: AnyInput): void {
  if (queryClient.getQueryState([endpoint.path, input]) === undefined)
    asked = [addressOf(endpoint, input), answerOf(endpoint, input).catch(() => null)]
}

/**
 * The answer that was asked early, which is used only once. Null when this read was not asked early, or when it failed:
 * the screen then reads again.
 */
export async function takeEarly<E extends Endpoint>(endpoint: E, input: AnyInput): Promise<ResponseOf<E> | null> {
  const taken = asked
  asked = null
  return taken?.[0] === addressOf(endpoint, input) ? ((await taken[1]) as ResponseOf<E>) : null
}
