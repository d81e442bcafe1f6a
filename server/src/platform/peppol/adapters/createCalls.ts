import { boundedCall, callFailureOf, changeFailureOf, type CallOutcome, type CallRequest } from '../boundedCall.ts'
import type { CallFailure } from '../accessPoint.ts'

const READ_WITHIN_MS = 20_000
const CHANGE_WITHIN_MS = 60_000

type Server = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The maximum time for an answer, in milliseconds; tests use a shorter time. */
  readonly withinMs: number | undefined
}

type Call = Pick<CallRequest, 'method' | 'body'> & {
  readonly query?: Readonly<Record<string, string>>
  /** True for a POST request that changes nothing. */
  readonly isRead?: true
}

type Answered = Extract<CallOutcome, { readonly kind: 'answer' }>

export function createCalls({ url, headers, withinMs }: Server) {
  function call(path: string, { query = {}, isRead, ...sent }: Call = {}): Promise<CallOutcome> {
    const target = new URL(path, url)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    const isChange = sent.method === 'POST' && isRead !== true
    return boundedCall({
      url: target,
      headers: { accept: 'application/json', ...headers },
      withinMs: withinMs ?? (isChange ? CHANGE_WITHIN_MS : READ_WITHIN_MS),
      ...sent,
    })
  }

  /** The answer to a call that changes nothing, or the reason why the server has no usable answer. */
  async function read(path: string, input?: Call): Promise<Answered | CallFailure> {
    const outcome = await call(path, input)
    if (outcome.kind !== 'answer') return { result: 'unreachable', detail: outcome.detail, retryAfterSeconds: null }
    return callFailureOf(outcome) ?? outcome
  }

  /** Sends a change to the access point. Returns the answer, or the reason why there is no usable answer. */
  async function change(path: string, input: Call) {
    const outcome = await call(path, { method: 'POST', ...input })
    const failure = changeFailureOf(outcome)
    if (failure !== null) return failure
    return outcome.kind === 'answer' ? outcome : ({ result: 'unclear', detail: outcome.detail } as const)
  }
  return { call, read, change }
}

export type Calls = ReturnType<typeof createCalls>
