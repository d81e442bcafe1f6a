import { closeSession, currentUser, openDemoSession, openSession } from '@uurwerk/contract/identity'
import { accessToken, keepAccessToken } from '../api/accessToken.ts'
import { endsSession } from '../api/apiProblem.ts'
import { call, callAs } from '../api/call.ts'
import { queryClient } from '../api/queryClient.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { draftNames, forgetDraftsOfOthers } from '../ui/form/keptDrafts.ts'
import { showNote } from '../ui/showNote.tsx'
import { currentUserQuery, type SignedInPerson } from './currentUser.ts'
import { keepPendingSignIn, type PendingSignIn } from './pendingSignIn.ts'
import { takePlaceOf } from './returnPlace.ts'
import { forgetSignInNotice } from './signInNotice.ts'

/**
 * Trades the ticket in the address, valid once and for a minute, for a session. When somebody else is signed in, the session waits for
 * an answer on the sign-in page: another site can have sent the ticket, so that what X types would come into the account of Y.
 */
export async function startSessionByTicket(ticket: string): Promise<void> {
  const { token } = await call(openSession, { body: { ticket } })
  const previous = accessToken()
  const current = previous === null ? null : await personOf(previous)
  const next = current === null ? null : await callAs(token, currentUser)
  if (current !== null && next !== null && current.id !== next.id) {
    keepPendingSignIn({ token, current, next })
    return
  }
  startSession(token)
  if (previous !== null) await endQuietly(previous)
}

/** The person at the screen goes on as the other one; the session of the first one ends. */
export async function acceptSignIn({ token }: PendingSignIn): Promise<void> {
  const previous = accessToken()
  keepPendingSignIn(null)
  startSession(token)
  if (previous !== null) await endQuietly(previous)
}

/** The person at the screen stays who they are; the session of the other one ends. */
export async function declineSignIn({ token }: PendingSignIn): Promise<void> {
  keepPendingSignIn(null)
  await endQuietly(token)
}

export async function startDemoSession(email: string): Promise<void> {
  startSession((await call(openDemoSession, { body: { email } })).token)
}

/** Null when the server no longer knows the session. */
async function personOf(token: string): Promise<SignedInPerson | null> {
  try {
    return await callAs(token, currentUser)
  } catch (error) {
    if (endsSession(error)) return null
    throw error
  }
}

/** Nobody has this token any more: when the server does not answer, the session ends by itself after twelve hours. */
async function endQuietly(token: string): Promise<void> {
  await callAs(token, closeSession).catch(() => undefined)
}

function startSession(token: string): void {
  // What the previous person read is not for the next one.
  queryClient.clear()
  keepAccessToken(token)
  forgetSignInNotice()
}

/** Where a signed-in person goes from the sign-in page: back to where the session ended, else to the landing page. */
export async function startPlace(): Promise<string> {
  const person = await queryClient.ensureQueryData(currentUserQuery)
  forgetDraftsOfOthers(person.id)
  if (draftNames().length > 0) showNote(texts.session.draftsKept)
  return takePlaceOf(person.id) ?? paths.welcome()
}
