import {
  closeSession,
  currentUser,
  openDemoContactSession,
  openDemoSession,
  openSession,
} from '@uurwerk/contract/identity/identity'
import { accessToken, keepAccessToken } from '../api/request/accessToken.ts'
import { endsSession } from '../api/apiProblem.ts'
import { call, callAs } from '../api/call.ts'
import { queryClient } from '../api/queryClient.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { draftNames, forgetDraftsOfOthers } from '../../ui/form/drafts/keptDrafts.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { currentUserQuery, type SignedInPerson } from './currentUser.ts'
import { keepPendingSignIn, type PendingSignIn } from './pendingSignIn.ts'
import { takePlaceOf } from './returnPlace.ts'
import { forgetSignInNotice } from './signInNotice.ts'
import { keepContactToken } from '../api/request/contactToken.ts'
import { countSignIn } from './signIns.ts'

/**
 * Exchanges the ticket in the URL for a session. A ticket is a code that can be used once, within a minute. When
 * another person is signed in, the sign-in page first asks whether to change the person (rule screens-9). Without this
 * question, another site could send a ticket of person Y, and person X would then type into the account of Y.
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
  await replaceSession(previous, token)
}

/** Continues as the person of the new sign-in, and ends the session of the other person (rule identity-20). */
export async function acceptSignIn({ token }: PendingSignIn): Promise<void> {
  const previous = accessToken()
  keepPendingSignIn(null)
  await replaceSession(previous, token)
}

/** Continues as the person who was signed in, and ends the new session (rule identity-20). */
export async function declineSignIn({ token }: PendingSignIn): Promise<void> {
  keepPendingSignIn(null)
  await endOnServer(token)
}

export async function startDemoSession(email: string): Promise<void> {
  startSession((await call(openDemoSession, { body: { email } })).token)
}

/**
 * Starts a session of a contact person in the demo. The session of an employee in this browser does not end (rule
 * contact-4).
 */
export async function startDemoContactSession(contactId: number): Promise<void> {
  const { token } = await call(openDemoContactSession, { body: { contactId } })
  queryClient.clear()
  keepContactToken(token)
}

/** The person to whom a session belongs; null when the server no longer knows the session. */
async function personOf(token: string): Promise<SignedInPerson | null> {
  try {
    return await callAs(token, currentUser)
  } catch (error) {
    if (endsSession(error)) return null
    throw error
  }
}

/**
 * Before the earlier session ends, the push messages of the browser move to the new session. When the new session
 * belongs to another person, the push messages end (rules notices-3, notices-10).
 */
async function replaceSession(previous: string | null, next: string): Promise<void> {
  startSession(next)
  const kept = import('../push/keepMessages.ts').then(({ keepMessages }) => keepMessages()).catch(() => undefined)
  if (previous === null) return
  await kept
  await endOnServer(previous)
}

/**
 * Ends a session on the server. When this request fails, the server ends the session later, after twelve hours without
 * a request.
 */
async function endOnServer(token: string): Promise<void> {
  await callAs(token, closeSession).catch(() => undefined)
}

function startSession(token: string): void {
  // The cached data is removed. Otherwise the next person could see data that the previous person loaded.
  queryClient.clear()
  keepAccessToken(token)
  countSignIn()
  forgetSignInNotice()
}

/** The first screen after the sign-in: the screen on which the session ended, or else the usual first screen. */
export async function startPlace(): Promise<string> {
  const person = await queryClient.ensureQueryData(currentUserQuery)
  forgetDraftsOfOthers(person.id)
  if (draftNames().length > 0) showNote(texts.session.draftsKept)
  return takePlaceOf(person.id) ?? paths.welcome()
}
