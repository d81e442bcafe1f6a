import { openDemoSession, openSession } from '@uurwerk/contract/identity'
import { keepAccessToken } from '../api/accessToken.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/queryClient.ts'
import { paths } from '../paths.ts'
import { currentUserQuery } from './currentUser.ts'
import { forgetDraftOfOthers } from './keptDraft.ts'
import { takePlaceOf } from './returnPlace.ts'
import { forgetSignInNotice } from './signInNotice.ts'

/** The ticket in the address, good once and for a minute, is traded for the session. */
export async function startSessionByTicket(ticket: string): Promise<void> {
  startSession((await call(openSession, { body: { ticket } })).token)
}

export async function startDemoSession(email: string): Promise<void> {
  startSession((await call(openDemoSession, { body: { email } })).token)
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
  forgetDraftOfOthers(person.id)
  return takePlaceOf(person.id) ?? paths.welcome()
}
