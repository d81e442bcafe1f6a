import type { Problem } from '@uurwerk/contract/problem'
import { problems, type ProblemCode, type Reader } from '@uurwerk/contract/problems'
import type { RefusalError } from '../../../app/RefusalError.ts'

/** Only HR calls paths below /administration. */
const readerOf = (path: string): Reader => (/^(\/api)?\/administration\//.test(path) ? 'office' : 'employee')

/** A refusal as a response: RFC 9457 with its code, its Dutch sentence and its facts. */
export function problemOf(refused: RefusalError, path: string): Problem {
  const { code, ...facts } = refused.refusal
  return { ...problem(code, refused.status, refused.sentenceFor(readerOf(path))), ...facts }
}

/** A problem whose sentence needs no facts. */
export function plainProblem(code: ProblemCode): Problem {
  const [status, sentence] = problems[code]
  if (typeof sentence !== 'string') throw new Error(`${code} needs facts`)
  return problem(code, status, sentence)
}

const problem = (code: ProblemCode, status: number, message: string): Problem => ({
  type: `/api/docs#${code}`,
  title: message,
  status,
  code,
  message,
})
