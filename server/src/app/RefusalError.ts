import { problems, type RefusalOf } from '@uurwerk/contract/problems'

/**
 * An expected refusal with a code of the catalogue. The business rule returns the refusal as a value. The server throws
 * it, so that the transaction is rolled back.
 */
export class RefusalError extends Error {
  readonly refusal: RefusalOf
  /** The person of the refused call, for the security log. The response does not contain it. */
  readonly personId: number | null

  constructor(refusal: RefusalOf, personId: number | null = null) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
    this.personId = personId
  }

  get status(): number {
    return problems[this.refusal.code][0]
  }
}

/** Throws the refusal that a rule returned. Does nothing when the rule returned none. */
export function assertAllowed(refusal: RefusalOf | null): void {
  if (refusal !== null) throw new RefusalError(refusal)
}

/** Returns the value, or throws 404 for a record that does not exist or belongs to somebody else (rule identity-3). */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RefusalError({ code: 'not_found' })
  return value
}
