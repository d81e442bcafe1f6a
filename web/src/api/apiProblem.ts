import type { Problem } from '@uurwerk/contract/problem'
import { texts } from '../texts/texts.ts'

/** The server said no: why, which fields, and for a stale save what stands there now. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly errors: NonNullable<Problem['errors']>
  readonly current: unknown
  /** Who wrote what stands there now, and when. */
  readonly changedBy: string | null
  readonly changedAt: string | null
  /** What a refusal says besides, such as the facts of its sentence. */
  readonly facts: Readonly<Record<string, unknown>>
  /** Tells a fault of ours from all others in the server's log. */
  readonly errorNumber: string | null

  /** Of what stands between us and the server the body may tell nothing. */
  constructor(status: number, { message, code, errors, current, requestId, ...facts }: Partial<Problem>) {
    super(message ?? texts.api.unexplained(status))
    this.status = status
    this.code = code ?? 'unknown'
    this.errors = errors ?? []
    this.current = current
    this.facts = facts
    this.changedBy = typeof facts['changedBy'] === 'string' ? facts['changedBy'] : null
    this.changedAt = typeof facts['changedAt'] === 'string' ? facts['changedAt'] : null
    this.errorNumber = requestId ?? null
  }
}

/** No answer came: the request may or may not have been done. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly why: 'offline' | 'timeout' | 'unreachable'

  constructor(why: NoAnswer['why'], options?: ErrorOptions) {
    super(texts.api[why], options)
    this.why = why
  }
}

export const isFromServer = (error: unknown): error is ApiProblem | NoAnswer =>
  error instanceof ApiProblem || error instanceof NoAnswer

/** The sentence for people; what we did not foresee gets one too. */
export function sentenceOfError(error: unknown): string {
  if (!isFromServer(error)) return texts.api.unforeseen
  const number = error instanceof ApiProblem ? error.errorNumber : null
  return number === null ? error.message : `${error.message} ${texts.api.errorNumber(number)}`
}

/** These end the session; the sign-in page then says so itself. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 401 || error.status === 403)
