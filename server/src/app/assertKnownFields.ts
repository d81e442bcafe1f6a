import type { ProblemCode } from '@uurwerk/contract/problems'
import { sentenceOf } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'
import { RefusalError } from './RefusalError.ts'

/** Refuses a form with all its wrong fields at once. The first wrong field decides the code of the answer. */
export function assertKnownFields(refusals: Readonly<Record<string, Refusal<ProblemCode> | null>>): void {
  const standing = Object.entries(refusals).flatMap(([path, refusal]) => (refusal === null ? [] : [{ path, refusal }]))
  const [first] = standing
  if (first === undefined) return
  const errors = standing.map(({ path, refusal }) => ({ path, message: sentenceOf(refusal) }))
  const refused = { ...first.refusal, errors }
  throw new RefusalError(refused)
}
