import * as calls from '@uurwerk/contract/identity/identity'
import * as sessionCalls from '@uurwerk/contract/identity/sessions'
import { openRoute, readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { closeSession, exchangeCode } from './signInSession.ts'
import { currentUser, welcomeCurrentUser } from './currentUser.ts'
import { endSession, endSessions, listSessions } from './sessions/sessions.ts'

export const identityRoutes: readonly Route[] = [
  openRoute(calls.openSession, async ({ db, identified, stateCookie, userAgent, now }, { body: { ticket } }) => {
    const { personId, ...session } = await exchangeCode(db, { ticket, stateCookie, userAgent, now })
    identified(personId)
    return session
  }),
  openRoute(calls.closeSession, async ({ db, bearer, now }) => {
    await closeSession(db, { token: bearer!, now })
    return {}
  }),
  readRoute(calls.currentUser, ({ db, actor, today }) => currentUser(db, actor.personId, today)),
  writeRoute(calls.welcomeCurrentUser, (context) => welcomeCurrentUser(context)),

  readRoute(sessionCalls.sessions, ({ db, actor, now }) => listSessions(db, { personId: actor.personId, actor, now })),
  writeRoute(sessionCalls.endOtherSessions, (context) => endSessions(context, context.actor.personId)),
  writeRoute(sessionCalls.endSession, (context, { params: { id } }) =>
    endSession(context, { personId: context.actor.personId, id }),
  ),
  readRoute(sessionCalls.personSessions, ({ db, actor, now }, { params: { userId } }) =>
    listSessions(db, { personId: userId, actor, now }),
  ),
  writeRoute(sessionCalls.endPersonSession, (context, { params: { userId, sessionId } }) =>
    endSession(context, { personId: userId, id: sessionId }),
  ),
  writeRoute(sessionCalls.endPersonSessions, (context, { params: { userId } }) => endSessions(context, userId)),
]
