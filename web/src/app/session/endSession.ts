import { closeSession } from '@uurwerk/contract/identity/identity'
import { endAccessToken, forgetAccessToken } from '../api/request/accessToken.ts'
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
 * user reads that the session may still exist on the server.
 */
export async function signOut(): Promise<void> {
  const token = endAccessToken()
  const known = token === null || (await closedAtServer(token))
  await forgetKept().catch(() => undefined)
  // The sign-out does not wait for the push service, because the push service may not answer.
  void import('../push/messagesInThisBrowser.ts').then(({ forgetMessages }) => forgetMessages()).catch(() => undefined)
  // The next user of this tab must not read what this user left, such as the names in the list of months.
  sessionStorage.clear()
  hideToast()
  keepSignInNotice({ tone: 'info', text: known ? texts.session.signedOut : texts.session.signedOutHereOnly })
}

async function closedAtServer(token: string): Promise<boolean> {
  await untilAnswered()
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
