import { closeSession, currentUser, openSession, welcomeCurrentUser } from '@uurwerk/contract/identity/identity'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, refusedWith } from '../testing/call.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../testing/world/world.ts'
import { givenTicket, type GivenTicket } from '../testing/world/givenTicket.ts'
import { givenProlongedSickLeave } from '../testing/world/people/leave.ts'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'

const START = '2026-11-20T09:00:00Z'
const testApp = await startTestApp(START)
const { db, nobody, clock } = testApp

const ticketFor = (personId: number) => givenTicket(db, personId, clock.now())

const exchange = ({ ticket, headers }: GivenTicket) => request(nobody, openSession, { body: { ticket }, headers })

/** Signs in as the web app does. Returns a function that reads the current user with the new session. */
const signIn = async (personId: number) => {
  const body = await call(...exchange(await ticketFor(personId)))
  const headers = { authorization: `Bearer ${body.token}` }
  return { headers, whoAmI: () => outcomeOf(nobody, currentUser, { headers }) }
}

const after = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString()

test('Anna exchanges the ticket of her sign-in for a session of at most thirty days', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const { status, body, headers } = await outcomeOf(...exchange(await ticketFor(anna)))
  expect(status).toBe(201)
  expect(body?.token).toMatch(/^[\w-]{43}$/)
  expect(body?.expiresAt).toBe('2026-12-20T10:00:00+01:00')
  expect(headers['cache-control']).toBe('no-store')
  const stored = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('person_id', '=', anna)
    .executeTakeFirstOrThrow()
  expect(stored.token_hash.equals(hashOfSecret(body?.token ?? ''))).toBe(true)
})

test('when ten requests exchange the same sign-in ticket at once, one request gets a session', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const ticket = await ticketFor(anna)
  const answers = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(...exchange(ticket))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ refusal }) => refusal?.code === 'ticket_unusable')).toHaveLength(9)
  expect(await db.selectFrom('sessions').select('person_id').where('person_id', '=', anna).execute()).toHaveLength(1)
})

test('a sign-in ticket is refused in another browser, and stays valid in the browser that began the sign-in', async () => {
  clock.set(START)
  const ours = await ticketFor(await givenPerson(db))
  const theirs = await ticketFor(await givenPerson(db))
  for (const headers of [{}, theirs.headers, { cookie: `uurwerk-sign-in=${newSecret()}` }])
    expect(await refused(nobody, openSession, { body: { ticket: ours.ticket }, headers })).toMatchObject({
      status: 409,
      code: 'ticket_unusable',
    })
  await call(...exchange(ours))
})

test('a sign-in ticket is valid for one minute', async () => {
  clock.set(START)
  const ticket = await ticketFor(await givenPerson(db))
  clock.set(after(START, 60))
  expect(await refused(...exchange(ticket))).toMatchObject({ status: 409, code: 'ticket_unusable' })
})

test.each([[''], ['guessed'], ['a'.repeat(43)], ['\u0000'], ['\uD800'], [12], [null], [{}]])(
  'the server does not accept the value %j as a sign-in ticket',
  async (ticket) => {
    const { status } = await refusedWith(nobody, openSession, { body: { ticket } })
    expect([409, 422]).toContain(status)
  },
)

test('the answer about the current user has all its fields', async () => {
  clock.set(START)
  const beide = await givenPerson(db, {
    firstName: 'Els',
    lastName: 'Bogaerts',
    email: 'els@uurwerk.example',
    roles: ['ROLE_ADMIN', 'ROLE_USER'],
  })
  await givenProlongedSickLeave(db, { personId: beide, start: '2026-11-20' })
  const { whoAmI } = await signIn(beide)
  expect(await whoAmI()).toMatchObject({
    status: 200,
    body: {
      id: beide,
      firstName: 'Els',
      lastName: 'Bogaerts',
      email: 'els@uurwerk.example',
      roles: ['ROLE_USER', 'ROLE_ADMIN'],
      firstLogin: true,
      onProlongedSickLeave: true,
      employee: true,
      sickDayHours: 7.6,
      offlineDays: 30,
      teamVisible: true,
      digestHour: 17,
      _links: { self: { href: '/api/user/current' } },
    },
  })
})

test('the server stores once that a user has seen the welcome message, and a second call changes nothing', async () => {
  const anna = await givenPerson(db)
  const caller = await testApp.as(anna)
  expect((await call(caller, welcomeCurrentUser)).firstLogin).toBe(false)
  expect((await call(caller, welcomeCurrentUser)).firstLogin).toBe(false)
  expect((await call(caller, currentUser)).firstLogin).toBe(false)
  const entries = await db.selectFrom('audit_entries').select('action').where('person_id', '=', anna).execute()
  expect(entries).toEqual([{ action: 'welcome person' }])
})

test('a session stays valid while it is used, and ends after twelve hours without a call', async () => {
  clock.set(START)
  const { whoAmI } = await signIn(await givenPerson(db))
  clock.set(after(START, 11 * 3600))
  expect((await whoAmI()).status).toBe(200)
  clock.set(after(START, 22 * 3600))
  expect((await whoAmI()).status).toBe(200)
  clock.set(after(START, 34 * 3600))
  expect(await whoAmI()).toMatchObject({ status: 401, refusal: { code: 'not_signed_in' } })
})

test('a session ends after thirty days, also when the user still uses it', async () => {
  clock.set(START)
  const { whoAmI } = await signIn(await givenPerson(db))
  for (let hours = 10; hours < 30 * 24; hours += 10) {
    clock.set(after(START, hours * 3600))
    expect((await whoAmI()).status).toBe(200)
  }
  clock.set(after(START, 30 * 24 * 3600))
  expect((await whoAmI()).status).toBe(401)
})

test('signing out ends only the session of this browser', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const [phone, laptop] = [await signIn(anna), await signIn(anna)]
  const closed = await outcomeOf(nobody, closeSession, { headers: phone.headers })
  expect([closed.status, closed.headers['clear-site-data']]).toEqual([200, '"cache"'])
  expect((await phone.whoAmI()).status).toBe(401)
  expect((await refused(nobody, closeSession, { headers: phone.headers })).status).toBe(401)
  expect((await laptop.whoAmI()).status).toBe(200)
})

test('when HR adds or removes a role of a person, the next call of that person uses the new roles', async () => {
  clock.set(START)
  const { id: els } = await givenHr(testApp, 'Els')
  const { headers, whoAmI } = await signIn(els)
  const audit = () => nobody.get('/administration/nothing-here', { headers })
  expect((await audit()).status).toBe(404)
  await db.updateTable('person_roles').set({ role: 'ROLE_USER' }).where('person_id', '=', els).execute()
  expect(await audit()).toMatchObject({ status: 403, body: { code: 'role_missing' } })
  expect((await whoAmI()).body?.roles).toEqual(['ROLE_USER'])
  await db.deleteFrom('person_roles').where('person_id', '=', els).execute()
  expect((await whoAmI()).status).toBe(403)
})

test('a former employee can sign in for ninety days, and a session or a ticket of the former employee is also valid for ninety days', async () => {
  clock.set('2026-11-20T22:30:00Z')
  const anna = await givenPerson(db, { until: '2026-08-22' })
  const { whoAmI } = await signIn(anna)
  const ticket = await ticketFor(anna)
  expect((await whoAmI()).status).toBe(200)
  // In Brussels, midnight has just passed. It is now more than ninety days after the end of the employment.
  clock.set('2026-11-20T23:00:29Z')
  expect((await whoAmI()).status).toBe(401)
  expect((await refused(...exchange(ticket))).code).toBe('ticket_unusable')
})

test.each([
  ['a cookie', (token: string) => ({ cookie: `token=${token}; session=${token}; Authorization=Bearer ${token}` })],
  ['another scheme', (token: string) => ({ authorization: `Basic ${token}` })],
  ['no scheme', (token: string) => ({ authorization: token })],
  ['more than a token', (token: string) => ({ authorization: `Bearer ${token} ${token}` })],
  ['a shorter token', (token: string) => ({ authorization: `Bearer ${token.slice(0, -1)}` })],
])('a request with %s instead of a session token is refused', async (_form, headersWith) => {
  clock.set(START)
  const { headers } = await signIn(await givenPerson(db))
  const token = headers.authorization.slice('Bearer '.length)
  expect((await refused(nobody, currentUser, { headers: headersWith(token) })).status).toBe(401)
})

test('the audit trail contains each sign-in and each sign-out', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const { headers } = await signIn(anna)
  await call(nobody, closeSession, { headers })
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action'])
    .where('person_id', '=', anna)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { actor_id: anna, action: 'sign in' },
    { actor_id: anna, action: 'sign out' },
  ])
})
