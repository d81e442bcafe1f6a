import type { ProblemCode } from '@uurwerk/contract/problems'
import { sentenceOf } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'
import { RefusalError } from './RefusalError.ts'

/** Refuses a form for all its fields at once; the first of them decides what kind of answer it is. */
export function assertKnownFields(refusals: Readonly<Record<string, Refusal<ProblemCode> | null>>): void {
  const standing = Object.entries(refusals).flatMap(([path, refusal]) => (refusal === null ? [] : [{ path, refusal }]))
  const [first] = standing
  if (first === undefined) return
  const errors = standing.map(({ path, refusal }) => ({ path, message: sentenceOf(refusal) }))
  const refused = { ...first.refusal, errors }
  throw new RefusalError(refused)
}
