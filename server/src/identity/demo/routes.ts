import * as calls from '@uurwerk/contract/identity/identity'
import { orNotFound } from '../../app/RefusalError.ts'
import { openRoute, type Route } from '../../platform/http/route.ts'
import { listDemoContacts, listDemoPeople } from './demoPeopleStore.ts'
import { describeDemoPerson } from './describeDemoPerson.ts'
import { openDemoContactSession, openDemoSession } from './openDemoSession.ts'

export const demoRoutes: readonly Route[] = [
  openRoute(calls.demoPeople, async ({ db, today }) => {
    const people = await listDemoPeople(db, today)
    return {
      contacts: await listDemoContacts(db),
      _embedded: {
        demoPersonList: people.map(({ name, email, roles, contracts, ...rest }) => ({
          name,
          email,
          roles,
          contracts,
          description: describeDemoPerson({ ...rest, roles, contracts }),
        })),
      },
    }
  }),
  openRoute(calls.openDemoSession, async ({ db, identified, userAgent, now, today }, { body: { email } }) => {
    const { personId, ...session } = await openDemoSession(db, { email, userAgent, now, today })
    identified(personId)
    return session
  }),
  openRoute(calls.openDemoContactSession, ({ db, now }, { body: { contactId } }) =>
    openDemoContactSession(db, { contactId, now }),
  ),
  openRoute(calls.resetDemo, async ({ services }) => {
    await orNotFound(services.resetDemo)()
    return {}
  }),
]
