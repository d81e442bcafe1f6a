import type { FastifyRequest } from 'fastify'
import type { SignInProblem } from '@uurwerk/contract/signInProblem'
import { RefusalError } from '../../http/RefusalError.ts'
import { noteRefusal } from '../../http/securityLog.ts'
import type { Services } from '../../services.ts'
import type { ProviderName } from './providerName.ts'
import type { SignInProvider } from './signInProvider.ts'

/** One provider's way in. */
export type ProviderAccess = {
  readonly name: ProviderName
  /** Null where its settings are missing. */
  readonly provider: SignInProvider | null
  readonly services: Services
}

/** What the sign-in page gets in its address: a ticket, or the code of a problem with the facts of its sentence. */
export type Outcome = { readonly token: string } | SignInProblem

/** The page that began the sign-in, with the outcome. The address holds a code, so that nobody can write a sentence into it. */
export function backTo(page: string, outcome: Outcome): string {
  const address = new URL(page)
  for (const name of ['token', 'error', 'provider']) address.searchParams.delete(name)
  for (const [name, value] of Object.entries(outcome)) address.searchParams.set(name, value)
  return address.href
}

/** The problem for the sign-in page. What went wrong on the way to the provider is written to the log only. */
export function problemFor(error: unknown, request: FastifyRequest): SignInProblem {
  noteRefusal(request, error)
  if (error instanceof RefusalError) {
    const { code, provider } = error.refusal
    return { error: code, ...(typeof provider === 'string' ? { provider } : {}) }
  }
  request.log.warn({ err: error }, 'sign-in failed')
  return { error: 'sign_in_failed' }
}
