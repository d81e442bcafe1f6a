import type { Refusal } from '@uurwerk/domain/refusal'
import { problems, sentenceOf, type ProblemCode, type Reader } from '@uurwerk/contract/problems'

/** What a refusal may bring along beside its code: the facts of its sentence, field errors, the resource as it stands. */
export type RefusalFacts = Refusal<ProblemCode> & { readonly [fact: string]: unknown }

/**
 * A refusal on its way to the client: expected, with a code of the catalogue. It is thrown so that the transaction it
 * was found in is rolled back; the rule that found it answered it as a value.
 */
export class RefusalError extends Error {
  readonly refusal: RefusalFacts
  /** The person whom the refusal is about, for the security log; never part of the response. */
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

/** Goes on when a rule has nothing against it. */
export function assertAllowed(refusal: Refusal<ProblemCode> | null): void {
  if (refusal !== null) throw new RefusalError(refusal)
}

/** What was asked for, or the answer that it is not there or not yours. */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RefusalError({ code: 'not_found' })
  return value
}
