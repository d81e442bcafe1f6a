import { sentenceOfSignInProblem } from '@uurwerk/contract/identity/signInProblem'
import { redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router'
import { accessToken } from '../api/request/accessToken.ts'
import { endsSession, sentenceOfError } from '../api/apiProblem.ts'
import { queryClient } from '../api/queryClient.ts'
import { showError } from '../notices.ts'
import { isForHr, paths } from '../../paths.ts'
import type { Screen } from '../shell/screen.ts'
import * as texts from '../../texts/texts.ts'
import { currentUserQuery } from './currentUser.ts'
import { pendingSignIn } from './pendingSignIn.ts'
import { keepSignInNotice } from './signInNotice.ts'
import { startPlace, startSessionByTicket } from './startSession.ts'

/**
 * Checks the session before each screen that is not public. A visitor goes to the sign-in page (rule screens-6). An
 * employee who opens a screen of HR goes to the first screen (rule screens-7).
 */
export async function requireSession(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  read?: Screen['read'],
): Promise<null> {
  if (accessToken() === null) throw redirect(paths.login())
  const { pathname, searchParams } = new URL(request.url)
  const forHr = isForHr(pathname)
  if (!forHr) read?.(searchParams)
  const person = await orToSignIn(queryClient.ensureQueryData(currentUserQuery))
  if (forHr && !person.roles.includes('ROLE_ADMIN')) {
    showError(texts.session.onlyForHr, { forNextScreen: true })
    throw redirect(paths.welcome())
  }
  // The server ends the session of an employee who requests HR's data, so this read starts after the check of the role.
  if (forHr) read?.(searchParams)
  return null
}

/**
 * Removes the ticket (a single-use code for a session) or the error of the provider from the URL (rules screens-8,
 * screens-12).
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

/** The old sign-in URL. It redirects the browser to the provider, and the provider returns to the sign-in page. */
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
