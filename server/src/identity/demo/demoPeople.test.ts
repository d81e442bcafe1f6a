import { currentContact } from '@uurwerk/contract/customers/contacts'
import {
  currentUser,
  demoPeople,
  openDemoContactSession,
  openDemoSession,
  resetDemo,
} from '@uurwerk/contract/identity/identity'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContact, givenContract, givenCustomer, givenHr, givenPerson } from '../../testing/world/world.ts'

const AT = '2026-11-20T09:00:00Z'

describe('the sign-in of the demo', async () => {
  const { db, nobody } = await startTestApp(AT, { demo: true })
  await db.insertInto('installation').values({ demo: true, created_at: AT }).execute()
  await givenPerson(db, { firstName: 'Bert', lastName: 'Aerts', email: 'bert@uurwerk.example' })
  await givenPerson(db, {
    firstName: 'Fatima',
    lastName: 'El Amrani',
    email: 'zelfstandige@uurwerk.example',
    kind: 'independent',
  })
  await givenPerson(db, {
    firstName: 'Wim',
    lastName: 'Goossens',
    email: 'beide@uurwerk.example',
    roles: ['ROLE_ADMIN', 'ROLE_USER'],
  })
  const annelies = await givenPerson(db, {
    firstName: 'Annelies',
    lastName: 'Vandenbroucke',
    email: 'medewerker@uurwerk.example',
  })
  await givenPerson(db, {
    firstName: 'Katrien',
    lastName: 'Lauwers',
    email: 'hr@uurwerk.example',
    roles: ['ROLE_ADMIN'],
  })
  await givenPerson(db, { firstName: 'Gust', lastName: 'Weg', email: 'gust@uurwerk.example', until: '2026-06-30' })
  await givenContract(db, { personId: annelies, customerId: await givenCustomer(db, { name: 'AZ Klaverveld' }) })

  test('the demo lists its people with the four people of the user guides first, and without people who left long ago', async () => {
    const body = await call(nobody, demoPeople)
    const people = body._embedded.demoPersonList as { email: string; description: string; contracts: unknown[] }[]
    expect(people.map(({ email }) => email.split('@')[0])).toEqual([
      'medewerker',
      'hr',
      'beide',
      'zelfstandige',
      'bert',
    ])
    expect(people.map(({ description }) => description.split(' · ')[0])).toEqual([
      'Medewerker',
      'HR',
      'Medewerker + HR',
      'Zelfstandige',
      'Medewerker',
    ])
    expect(people[0]).toMatchObject({
      name: 'Annelies Vandenbroucke',
      roles: ['ROLE_USER'],
      contracts: [{ customerName: expect.stringMatching(/^AZ Klaverveld/) }],
    })
  })

  test.each(['medewerker@uurwerk.example', ' HR@Uurwerk.example '])(
    'a script can sign in to the demo as %s with one API call',
    async (email) => {
      const body = await call(nobody, openDemoSession, { body: { email } })
      const me = await call(nobody, currentUser, { headers: { authorization: `Bearer ${body.token}` } })
      expect(me.email).toBe(email.trim().toLowerCase())
    },
  )

  test('a visitor of the demo can sign in as the contact of a customer, until HR ends the access of that contact', async () => {
    const customerId = await givenCustomer(db, { name: 'WZC Berkenhof' })
    const contactId = await givenContact(db, { customerId, name: 'Goedele Van Cauwenberghe' })
    const [contact] = (await call(nobody, demoPeople)).contacts
    expect(contact).toMatchObject({ id: contactId, name: 'Goedele Van Cauwenberghe' })
    const opening = { body: { contactId } }
    const { token } = await call(nobody, openDemoContactSession, opening)
    const headers = { authorization: `Bearer ${token}` }
    expect((await call(nobody, currentContact, { headers })).name).toBe('Goedele Van Cauwenberghe')
    expect((await refused(nobody, currentUser, { headers })).status).toBe(401)
    await db.updateTable('customer_contacts').set({ ended_at: AT }).where('id', '=', contactId).execute()
    expect((await refused(nobody, openDemoContactSession, opening)).code).toBe('sign_in_refused')
    expect((await refused(nobody, openDemoContactSession, { body: { contactId: 999_999 } })).status).toBe(409)
  })

  test('a page of another site cannot sign in to the demo, or reset it, from the browser of a visitor', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const body = { email: 'medewerker@uurwerk.example' }
    expect((await refused(nobody, openDemoSession, { body, headers })).status).toBe(403)
    expect((await refused(nobody, resetDemo, { headers })).status).toBe(403)
  })

  test.each(['gust@uurwerk.example', 'niemand@uurwerk.example', '%', "' or true --"])(
    'nobody can sign in to the demo with the e-mail address %s, which has no access to the demo',
    async (email) => {
      expect(await refused(nobody, openDemoSession, { body: { email } })).toMatchObject({
        status: 409,
        code: 'sign_in_refused',
      })
    },
  )
})

test('nobody can sign in as a demo person when the database is not marked as a demo, with any settings', async () => {
  const { db, nobody } = await startTestApp(AT, { demo: true })
  await db.insertInto('installation').values({ demo: false, created_at: AT }).execute()
  await givenPerson(db, { email: 'hr@uurwerk.example', roles: ['ROLE_ADMIN'] })
  const contactId = await givenContact(db, { customerId: await givenCustomer(db) })
  expect(await call(nobody, demoPeople)).toMatchObject({ _embedded: { demoPersonList: [] }, contacts: [] })
  expect((await refused(nobody, openDemoContactSession, { body: { contactId } })).status).toBe(409)
  expect((await refused(nobody, openDemoSession, { body: { email: 'hr@uurwerk.example' } })).status).toBe(409)
})

test('outside the demo, the API calls of the demo do not exist', async () => {
  const { db, nobody, as } = await startTestApp(AT)
  await db.insertInto('installation').values({ demo: true, created_at: AT }).execute()
  const { call: els } = await givenHr({ db, as }, 'Els')
  for (const caller of [nobody, els]) {
    const status = caller === nobody ? 401 : 404
    expect((await refused(caller, demoPeople)).status).toBe(status)
    expect((await refused(caller, openDemoSession, { body: { email: 'hr@uurwerk.example' } })).status).toBe(status)
    expect((await refused(caller, openDemoContactSession, { body: { contactId: 1 } })).status).toBe(status)
    expect((await refused(caller, resetDemo)).status).toBe(status)
  }
})
