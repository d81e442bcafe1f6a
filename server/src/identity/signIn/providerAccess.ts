import type { FastifyRequest } from 'fastify'
import type { SignInProblem } from '@uurwerk/contract/identity/signInProblem'
import { RefusalError } from '../../app/RefusalError.ts'
import { noteRefusal } from '../../platform/http/securityLog.ts'
import type { Services } from '../../app/services.ts'
import type { ProviderName } from './providers/providerName.ts'
import type { SignInProvider } from './providers/signInProvider.ts'

export type ProviderAccess = {
  readonly name: ProviderName
  /** The sign-in provider; null when its settings are missing. */
  readonly provider: SignInProvider | null
  readonly services: Services
}

/** A ticket, or the code of a problem with the values for its Dutch sentence. */
export type Outcome = { readonly token: string } | SignInProblem

/**
 * The query contains a code and not a sentence. Otherwise somebody could make a link that shows an invented sentence on
 * the page (rule identity-17).
 */
export function backTo(page: string, outcome: Outcome): string {
  const address = new URL(page)
  for (const name of ['token', 'error', 'provider']) address.searchParams.delete(name)
  for (const [name, value] of Object.entries(outcome)) address.searchParams.set(name, value)
  return address.href
}

/** The problem that the sign-in page shows. The technical cause is written only to the log. */
export function problemFor(error: unknown, request: FastifyRequest): SignInProblem {
  noteRefusal(request, error)
  if (error instanceof RefusalError) {
    const { refusal } = error
    return { error: refusal.code, ...(refusal.code === 'sign_in_other_provider' && { provider: refusal.provider }) }
  }
  request.log.warn({ err: error }, 'sign-in failed')
  return { error: 'sign_in_failed' }
}
