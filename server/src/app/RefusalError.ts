import { problems, type RefusalOf } from '@uurwerk/contract/problems'

/** A refusal of a business rule as an error, so that the transaction is rolled back. */
export class RefusalError extends Error {
  readonly refusal: RefusalOf
  /** The person of the refused call, for the security log. The response does not contain this person. */
  readonly personId: number | null

  constructor(refusal: RefusalOf, personId: number | null = null) {
    super(refusal.code)
    this.name = 'RefusalError'
    this.refusal = refusal
    this.personId = personId
  }

  get status(): number {
    return problems[this.refusal.code][0]
  }
}

export function assertAllowed(refusal: RefusalOf | null): void {
  if (refusal !== null) throw new RefusalError(refusal)
}

/**
 * Throws the refusal 404 when there is no value, because the record does not exist or belongs to another person (rule
 * identity-3).
 */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RefusalError({ code: 'not_found' })
  return value
}
