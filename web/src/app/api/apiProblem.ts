import type { Problem } from '@uurwerk/contract/problem'
import type { ProblemCode, RefusalOf } from '@uurwerk/contract/problems'
import * as texts from '../../texts/texts.ts'

/** The error for a refused request: the reason, the errors of the fields and, when stale, the current record. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  /** The code of the refusal, with the values that its Dutch sentence contains. Null when the answer has no code. */
  readonly refusal: RefusalOf | null
  readonly errors: NonNullable<Problem['errors']>
  readonly current: unknown
  /** The user who last changed the current record, and the time of that change. */
  readonly changedBy: string | null
  readonly changedAt: string | null
  /** The number with which support finds a server error in the log of the server. */
  readonly errorNumber: string | null

  /** Each property may be missing, because a proxy can answer with a body that is not a problem response. */
  constructor(status: number, problem: Partial<Problem>) {
    super(problem.message ?? texts.api.unexplained(status))
    this.status = status
    this.refusal = isRefusal(problem) ? problem : null
    this.errors = problem.errors ?? []
    this.current = problem.current
    this.changedBy = problem.changedBy ?? null
    this.changedAt = problem.changedAt ?? null
    this.errorNumber = problem.requestId ?? null
  }

  get code(): ProblemCode | null {
    return this.refusal?.code ?? null
  }
}

/** True when our server made the answer. The answer of a proxy has no code. */
const isRefusal = (problem: { readonly code?: string }): problem is RefusalOf => problem.code !== undefined

/** A refusal with the record that another user saved first. */
export type StaleProblem<Now> = ApiProblem & { readonly current: Now }

/**
 * True when another user saved the record first and the answer contains the current record, which has the type `Now`.
 * The answer has no record when a constraint of the database refused one of two writes at once. The answer is not
 * parsed with a schema, because the server has validated it.
 */
export const isStale = <Now>(problem: unknown): problem is StaleProblem<Now> =>
  problem instanceof ApiProblem && problem.code === 'stale' && problem.current !== undefined

/** The error for a request without an answer. Nobody knows whether the server executed the request. */
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

/** The Dutch sentence that the user reads about an error. An unexpected error has a general sentence. */
export function sentenceOfError(error: unknown): string {
  if (!isFromServer(error)) return texts.api.unforeseen
  const number = error instanceof ApiProblem ? error.errorNumber : null
  return number === null ? error.message : `${error.message} ${texts.api.errorNumber(number)}`
}

/** True when the page ignored an answer, because another contact person of a customer has signed in in this browser. */
export const isDropped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** True when an error ends the session. The sign-in page then shows the reason. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 401 || error.status === 403)
