import { identityProblems } from '../problems/identityProblems.ts'
import { sentenceOf, type ProblemCode } from '../problems.ts'

/** The reason why a sign-in failed. The sign-in page receives it in its query parameters. */
export type SignInProblem = { readonly error: ProblemCode; readonly provider?: string }

const providers = ['Google', 'Apple'] as const

const isSignInCode = (code: string): code is keyof typeof identityProblems => Object.hasOwn(identityProblems, code)

/**
 * The Dutch sentence of the reason. Anybody can make an address, so text from the address is never shown: an unknown
 * code gives a general sentence (rule screens-12).
 */
export function sentenceOfSignInProblem(query: URLSearchParams): string {
  const code = query.get('error')
  const provider = providers.find((name) => name === query.get('provider'))
  if (code === null || !isSignInCode(code)) return sentenceOf({ code: 'sign_in_failed' })
  if (code !== 'sign_in_other_provider') return sentenceOf({ code })
  return sentenceOf(provider === undefined ? { code: 'sign_in_failed' } : { code, provider })
}
