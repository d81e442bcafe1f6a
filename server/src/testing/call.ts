import { addressOf } from '@uurwerk/contract/addressOf'
import type { AnyInput, InputArgument } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import type { Problem } from '@uurwerk/contract/problem'
import type { Answer, Caller } from './startTestApp.ts'

/** Calls an endpoint of the contract and returns the body of its answer. The test fails when the call is refused. */
export async function call<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ResponseOf<E>> {
  const { status, body } = await send(caller, endpoint, input)
  if (status !== (endpoint.status ?? 200))
    throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
  return body as ResponseOf<E>
}

/** Calls an endpoint that must refuse, and returns its refusal. The test fails when the call succeeds. */
export async function refused<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<Problem> {
  const { status, body } = await send(caller, endpoint, input)
  if (status < 400) throw new Error(`${endpoint.path} was not refused: it answered ${status}`)
  return body as Problem
}

/** Calls an endpoint, and returns its refusal, or null when the call succeeds. */
export async function refusalOf<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<Problem | null> {
  const { status, body } = await send(caller, endpoint, input)
  return status < 300 ? null : (body as Problem)
}

function send(caller: Caller, endpoint: Endpoint, input: AnyInput = {}): Promise<Answer> {
  const verb = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>
  const path = addressOf(endpoint, input).slice('/api'.length)
  return caller[verb](path, input.body === undefined ? {} : { body: input.body })
}
