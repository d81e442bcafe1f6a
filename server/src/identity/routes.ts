import * as calls from '@uurwerk/contract/identity'
import { openRoute, readRoute, writeRoute, type Route } from '../http/route.ts'
import { closeSession } from './closeSession.ts'
import { currentUser, welcomeCurrentUser } from './currentUser.ts'
import { tradeTicket } from './tradeTicket.ts'

export const identityRoutes: readonly Route[] = [
  openRoute(calls.openSession, ({ db, now }, { body: { ticket } }) => tradeTicket(db, { ticket, now })),
  openRoute(calls.closeSession, async ({ db, bearer, now }) => {
    await closeSession(db, { token: bearer!, now })
    return {}
  }),
  readRoute(calls.currentUser, ({ db, actor, today }) => currentUser(db, actor.personId, today)),
  writeRoute(calls.welcomeCurrentUser, (context) => welcomeCurrentUser(context)),
]
