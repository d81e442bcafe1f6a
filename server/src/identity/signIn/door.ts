import type { FastifyRequest } from 'fastify'
import type { ProblemCode } from '@uurwerk/contract/problems'
import { plainProblem } from '../../http/problemOf.ts'
import { Refused } from '../../http/Refused.ts'
import type { Services } from '../../services.ts'
import type { ProviderName } from './providerName.ts'
import type { SignInProvider } from './signInProvider.ts'

/** One provider's way in. */
export type Door = {
  readonly name: ProviderName
  /** Null where its settings are missing. */
  readonly provider: SignInProvider | null
  readonly services: Services
}

/** The page that began, with what came of it. */
export function backTo(page: string, outcome: { readonly token: string } | { readonly error: string }): string {
  const address = new URL(page)
  for (const name of ['token', 'error']) address.searchParams.delete(name)
  for (const [name, value] of Object.entries(outcome)) address.searchParams.set(name, value)
  return address.href
}

/** The sentence for the sign-in page; what went wrong on the way to the provider is for the log. */
export function sentenceFor(error: unknown, request: FastifyRequest): string {
  if (error instanceof Refused) {
    request.log.info({ code: error.refusal.code }, 'sign-in refused')
    return error.sentence
  }
  request.log.warn({ err: error }, 'sign-in failed')
  return plainSentence('sign_in_failed')
}

export const plainSentence = (code: ProblemCode): string => plainProblem(code).message
