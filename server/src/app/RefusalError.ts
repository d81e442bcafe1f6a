import type { Refusal } from '@uurwerk/domain/refusal'
import { problems, sentenceOf, type ProblemCode, type Reader } from '@uurwerk/contract/problems'

/**
 * Data that a refusal contains in addition to its code: the values of its sentence, the field errors, and the stored
 * record.
 */
export type RefusalFacts = Refusal<ProblemCode> & { readonly [fact: string]: unknown }

/**
 * An expected refusal with a code of the catalogue. The business rule returns the refusal as a value. The server throws
 * it, so that the transaction is rolled back.
 */
export class RefusalError extends Error {
  readonly refusal: RefusalFacts
  /** The person of the refused call, for the security log. The response does not contain it. */
  readonly personId: number | null

  constructor(refusal: RefusalFacts, personId: number | null = null) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
    this.personId = personId
  }

  get status(): number {
    return problems[this.refusal.code][0]
  }

  sentenceFor(reader: Reader): string {
    return sentenceOf(this.refusal, reader)
  }
}

/** Throws the refusal that a rule returned. Does nothing when the rule returned none. */
export function assertAllowed(refusal: Refusal<ProblemCode> | null): void {
  if (refusal !== null) throw new RefusalError(refusal)
}

/** Returns the value, or throws 404 for a record that does not exist or belongs to somebody else (rule identity-3). */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RefusalError({ code: 'not_found' })
  return value
}
