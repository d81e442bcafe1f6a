import { sentenceOf, type CodeWith, type RefusalOf } from '@uurwerk/contract/problems'
import { RefusalError } from './RefusalError.ts'

/** Refuses a form with one error that names all wrong fields. The error has the code of the first wrong field. */
export function assertKnownFields(refusals: Readonly<Record<string, RefusalOf<CodeWith<'errors'>> | null>>): void {
  const standing = Object.entries(refusals).flatMap(([path, refusal]) => (refusal === null ? [] : [{ path, refusal }]))
  const [first] = standing
  if (first === undefined) return
  const errors = standing.map(({ path, refusal }) => ({ path, message: sentenceOf(refusal) }))
  throw new RefusalError({ ...first.refusal, errors })
}
