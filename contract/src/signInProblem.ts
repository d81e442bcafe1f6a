import { identityProblems } from './problems/identityProblems.ts'
import { sentenceOf, type ProblemCode } from './problems.ts'

/** Why a sign-in did not succeed, as it travels in the address of the sign-in page. */
export type SignInProblem = { readonly error: ProblemCode; readonly provider?: string }

const providers = ['Google', 'Apple'] as const

/** The sentence of a problem in the address. The address can come from anybody, so a text in it is never shown: an unknown code gives the general sentence. */
export function sentenceOfSignInProblem(query: URLSearchParams): string {
  const code = query.get('error')
  const provider = providers.find((name) => name === query.get('provider'))
  const known = code !== null && Object.hasOwn(identityProblems, code) ? code : 'sign_in_failed'
  if (known !== 'sign_in_other_provider') return sentenceOf({ code: known })
  const otherProvider = provider === undefined ? { code: 'sign_in_failed' } : { code: known, provider }
  return sentenceOf(otherProvider)
}
