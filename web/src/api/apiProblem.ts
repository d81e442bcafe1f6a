import type { Problem } from '@uurwerk/contract/problem'
import { texts } from '../texts/texts.ts'

/**
 * The server refused the request. It contains the reason, the field errors and, for a stale save, the current record.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly errors: NonNullable<Problem['errors']>
  readonly current: unknown
  /** Who last changed the current record, and when. */
  readonly changedBy: string | null
  readonly changedAt: string | null
  /** Further members of the problem, such as the facts of its sentence. */
  readonly facts: Readonly<Record<string, unknown>>
  /** Identifies one server error in the server's log. */
  readonly errorNumber: string | null

  /**
   * A proxy between the browser and the server can answer with a body that is not a problem, so each member may be
   * absent.
   */
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

/** The server sent no answer, so it is unknown whether the server executed the request. */
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

/** The Dutch sentence for the user. An unexpected error has a general sentence. */
export function sentenceOfError(error: unknown): string {
  if (!isFromServer(error)) return texts.api.unforeseen
  const number = error instanceof ApiProblem ? error.errorNumber : null
  return number === null ? error.message : `${error.message} ${texts.api.errorNumber(number)}`
}

/** These statuses end the session. The sign-in page then shows the reason. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 401 || error.status === 403)
