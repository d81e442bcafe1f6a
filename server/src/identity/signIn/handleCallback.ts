import type { FastifyReply, FastifyRequest } from 'fastify'
import { countFailedSignIn } from '../../platform/http/limits/countFailedSignIn.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { Services } from '../../app/services.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
import { takeAttempt, type Attempt } from './attemptStore.ts'
import { readStateCookie } from '../../platform/http/requests/stateCookie.ts'
import { backTo, problemFor, type ProviderAccess } from './providerAccess.ts'
import { ownOrigin } from '../../platform/http/requests/ownOrigin.ts'
import type { ProviderName } from './providers/providerName.ts'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { readIdentity } from './providers/readIdentity.ts'
import type { SignInProvider } from './providers/signInProvider.ts'

/** Reads the answer of the sign-in provider, and redirects the browser to the page that started the sign-in. */
export async function handleCallback(
  { name, provider, services }: ProviderAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, settings } = services
  const origin = ownOrigin(settings, request)
  if (origin === null) throw new RefusalError({ code: 'redirect_elsewhere' })
  const answer = answerIn(request)
  const mark = readStateCookie(request, origin.startsWith('https:'))
  const attempt = await attemptOf(services, { name, state: answer.get('state'), mark })
  if (attempt === null) await countFailedSignIn(services, request.ip)
  if (attempt === null || provider === null) {
    const problem = problemFor(new RefusalError({ code: 'sign_in_expired' }), request)
    return reply.redirect(backTo(`${origin}/`, problem), 303)
  }
  try {
    const moment = { now: clock.now(), today: clock.today() }
    const token = await finishSignIn(db, { attempt, provider, origin, answer, ...moment })
    return reply.redirect(backTo(attempt.redirectUri, { token }), 303)
  } catch (error) {
    return reply.redirect(backTo(attempt.redirectUri, problemFor(error, request)), 303)
  }
}

/** Reads the answer of the sign-in provider from the query, or from the form that Apple sends with POST. */
const answerIn = ({ method, body, url }: FastifyRequest): URLSearchParams =>
  method === 'POST' && body instanceof URLSearchParams ? body : new URLSearchParams(url.split('?')[1])

type Shown = { readonly name: ProviderName; readonly state: string | null; readonly mark: string | null }

async function attemptOf({ db, clock }: Services, { name, state, mark }: Shown): Promise<Attempt | null> {
  if (mark === null || state === null || !/^[\w-]{1,100}$/.test(state)) return null
  return takeAttempt(db, { state, provider: name, browserHash: hashOfSecret(mark), now: clock.now() })
}

type Answered = {
  readonly attempt: Attempt
  readonly provider: SignInProvider
  readonly origin: string
  readonly answer: URLSearchParams
  readonly now: Instant
  readonly today: Day
}

async function finishSignIn(db: Database, { now, today, ...answered }: Answered): Promise<string> {
  return answered.provider.admit(db, {
    ...(await readIdentity(answered)),
    browserHash: answered.attempt.browserHash,
    now,
    today,
  })
}
