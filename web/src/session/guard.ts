import { sentenceOfSignInProblem } from '@uurwerk/contract/signInProblem'
import { redirect, redirectDocument, replace } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { accessToken } from '../api/accessToken.ts'
import { endsSession, sentenceOfError } from '../api/apiProblem.ts'
import { queryClient } from '../api/queryClient.ts'
import { showError } from '../notices/notices.ts'
import { isForHr, paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { currentUserQuery } from './currentUser.ts'
import { pendingSignIn } from './pendingSignIn.ts'
import { keepSignInNotice } from './signInNotice.ts'
import { startPlace, startSessionByTicket } from './startSession.ts'

/**
 * Guards every screen except the open ones. A visitor is sent to the sign-in page (rule screens-6), an employee on an
 * address of HR to the landing page (rule screens-7).
 */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  if (accessToken() === null) throw redirect(paths.login())
  const person = await orToSignIn(queryClient.ensureQueryData(currentUserQuery))
  if (isForHr(new URL(request.url).pathname) && !person.roles.includes('ROLE_ADMIN')) {
    showError(texts.session.onlyForHr, { forNextScreen: true })
    throw redirect(paths.welcome())
  }
  return null
}

/**
 * Opens the sign-in page. It removes the ticket or error of the provider from the address (rule screens-8), and sends a
 * signed-in user to their first screen.
 */
export async function openSignIn({ request }: LoaderFunctionArgs): Promise<null> {
  const query = new URL(request.url).searchParams
  const ticket = query.get('token')
  if (query.has('error')) throw backToSignIn(sentenceOfSignInProblem(query))
  if (ticket !== null) {
    try {
      await startSessionByTicket(ticket)
    } catch (error) {
      throw backToSignIn(sentenceOfError(error))
    }
  }
  if (pendingSignIn() !== null && ticket !== null) throw replace(paths.login())
  if (accessToken() === null || pendingSignIn() !== null) return null
  throw replace(await orToSignIn(startPlace()))
}

/** The old sign-in address: it redirects to the provider, which returns to the sign-in page. */
export const redirectToProvider = (provider: 'google' | 'apple') => (): Response =>
  redirectDocument(
    `/api/oauth2/authorize/${provider}?redirect_uri=${encodeURIComponent(`${location.origin}${paths.login()}`)}`,
  )

function backToSignIn(refusal: string): Response {
  keepSignInNotice({ tone: 'error', text: refusal })
  return replace(paths.login())
}

async function orToSignIn<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw endsSession(error) ? redirect(paths.login()) : error
  }
}
