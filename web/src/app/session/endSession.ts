import { closeSession } from '@uurwerk/contract/identity/identity'
import { accessToken, endAccessToken, forgetAccessToken } from '../api/request/accessToken.ts'
import { endsSession } from '../api/apiProblem.ts'
import { callAs } from '../api/call.ts'
import { untilAnswered } from '../api/request/unansweredRequests.ts'
import { forgetKept } from '../api/kept/answerOrKept.ts'
import { queryClient } from '../api/queryClient.ts'
import * as texts from '../../texts/texts.ts'
import { keepDrafts, type Draft } from '../../ui/form/drafts/keptDrafts.ts'
import { unsavedForms } from '../../ui/form/drafts/unsavedForms.ts'
import { hideToast } from '../../ui/toast/showToast.tsx'
import { currentUserQuery } from './currentUser.ts'
import { rememberPlace } from './returnPlace.ts'
import { keepSignInNotice } from './signInNotice.ts'

/** The sign-in page shows that the session ended. After a new sign-in in this tab, the user returns to `address`. */
export function sessionEndedByServer(address: string): void {
  const person = queryClient.getQueryData(currentUserQuery.queryKey)
  rememberPlace({ address, userId: person?.id ?? null })
  if (person !== undefined) keepDrafts(draftsOf(person.id))
  forgetAccessToken()
  void forgetKept().catch(() => undefined)
  hideToast()
  keepSignInNotice({ tone: 'info', text: texts.session.endedByServer })
}

/**
 * Ends the session in this browser and on the server. The server refuses a request that arrives after the end of its
 * session, so the earlier requests of the page are answered first (rule screens-67). When the server does not answer, the
 * user reads that the session may still exist on the server. Returns false when somebody signed in in this browser in the
 * meantime.
 */
export function signOut(): Promise<boolean> {
  // A second press waits for the sign-out that the first press began.
  leaving ??= leaveSession().finally(() => {
    leaving = null
  })
  return leaving
}

let leaving: Promise<boolean> | null = null

async function leaveSession(): Promise<boolean> {
  const token = endAccessToken()
  await Promise.all([untilAnswered(), forgetPerson()])
  const known = token === null || (await closedAtServer(token))
  if (accessToken() !== null) return false
  // During the wait, an answer can have arrived, and the browser may have stored it. The data is therefore deleted
  // again.
  await forgetPerson()
  hideToast()
  keepSignInNotice({ tone: 'info', text: known ? texts.session.signedOut : texts.session.signedOutHereOnly })
  return true
}

/** The next user of this browser must not read what this user left, such as the names in the list of months. */
async function forgetPerson(): Promise<void> {
  // The sign-out does not wait for the push service, because the push service may not answer.
  void import('../push/messagesInThisBrowser.ts').then(({ forgetMessages }) => forgetMessages()).catch(() => undefined)
  sessionStorage.clear()
  await forgetKept().catch(() => undefined)
}

async function closedAtServer(token: string): Promise<boolean> {
  try {
    await callAs(token, closeSession)
    return true
  } catch (error) {
    return endsSession(error)
  }
}

const draftsOf = (userId: number): Draft[] =>
  unsavedForms().flatMap((form) => {
    const draft = form.draft()
    return draft === null ? [] : [{ ...draft, userId }]
  })
