import { identityProblems } from '../problems/identityProblems.ts'
import type { ProblemCode } from '../problems.ts'

/** The reason why a sign-in failed. The sign-in page receives the reason in its query parameters. */
export type SignInProblem = { readonly error: ProblemCode; readonly provider?: string }

const providers = ['Google', 'Apple'] as const

/**
 * The Dutch sentence about a failed sign-in. Anybody can make a link to the sign-in page, so text from the link is
 * never shown. For an unknown code, the sentence is general (rule identity-17).
 */
export function sentenceOfSignInProblem(query: URLSearchParams): string {
  const code = query.get('error')
  const sentence = identityProblems[isSignInCode(code) ? code : 'sign_in_failed'][1]
  if (typeof sentence === 'string') return sentence
  const provider = providers.find((name) => name === query.get('provider'))
  return provider === undefined ? identityProblems.sign_in_failed[1] : sentence({ provider })
}

const isSignInCode = (code: string | null): code is keyof typeof identityProblems =>
  code !== null && Object.hasOwn(identityProblems, code)
