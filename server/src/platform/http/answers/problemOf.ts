import type { Problem } from '@uurwerk/contract/problem'
import { problems, sentenceOf, type Reader, type RefusalOf } from '@uurwerk/contract/problems'

/**
 * The reader of a refusal: HR ('office') for the paths below /administration, which only HR calls, and an employee for
 * other paths.
 */
const readerOf = (path: string): Reader => (/^(\/api)?\/administration\//.test(path) ? 'office' : 'employee')

/** A refusal as a problem response (RFC 9457), with its code, its Dutch sentence and its facts. */
export function problemOf(refusal: RefusalOf, path: string): Problem {
  const { code, ...facts } = refusal
  const message = sentenceOf(refusal, readerOf(path))
  return { type: `/api/docs#${code}`, title: message, status: problems[code][0], code, message, ...facts }
}
