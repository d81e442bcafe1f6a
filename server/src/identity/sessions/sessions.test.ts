import { currentUser, openSession } from '@uurwerk/contract/identity/identity'
import {
  endPersonSession,
  endPersonSessions,
  endSession,
  personSessions,
  sessions,
  endOtherSessions,
} from '@uurwerk/contract/identity/sessions'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../../testing/world/world.ts'
import { givenTicket } from '../../testing/world/givenTicket.ts'
import { hashOfSecret } from '../../app/session/secret.ts'

const START = '2026-11-20T09:00:00Z'
const testApp = await startTestApp(START)
const { db, nobody, clock } = testApp

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'

/** Signs in on a device, as the web app does. */
async function signIn(personId: number, userAgent = CHROME) {
  const { ticket, headers: cookie } = await givenTicket(db, personId, clock.now())
  const body = await call(nobody, openSession, { body: { ticket }, headers: { ...cookie, 'user-agent': userAgent } })
  const headers = { authorization: `Bearer ${body.token}` }
  const list = async () => (await call(nobody, sessions, { headers }))._embedded.sessionDtoList
  return {
    token: body.token,
    list,
    idHere: async () => (await list()).find(({ current }) => current)!.id,
    end: (id: number) => request(nobody, endSession, { params: { id }, headers }),
    endOthers: () => call(nobody, endOtherSessions, { headers }),
    status: async () => (await outcomeOf(nobody, currentUser, { headers })).status,
  }
}

test('Anna sees her sessions, the last used session first, with a mark at the session of this browser', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const phone = await signIn(anna, IPHONE)
  clock.set('2026-11-20T11:30:00Z')
  const laptop = await signIn(anna)
  expect(await laptop.list()).toEqual([
    {
      id: await laptop.idHere(),
      device: 'Chrome op Windows',
      createdAt: '2026-11-20T12:30:00+01:00',
      lastUsedAt: '2026-11-20T12:30:00+01:00',
      current: true,
    },
    {
      id: await phone.idHere(),
      device: 'Safari op iPhone',
      createdAt: '2026-11-20T10:00:00+01:00',
      lastUsedAt: '2026-11-20T10:00:00+01:00',
      current: false,
    },
  ])
})

test('the list of sessions contains no token, no hash of a token, and not the user-agent text of the browser', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const laptop = await signIn(anna, `${CHROME} geheim${'x'.repeat(5000)}`)
  const text = JSON.stringify(await laptop.list())
  expect(text).not.toContain(laptop.token)
  expect(text).not.toContain(hashOfSecret(laptop.token).toString('hex'))
  expect(text).not.toContain('geheim')
})

test('when Anna signs out her lost phone from her laptop, the next call of the phone is refused', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const [phone, laptop] = [await signIn(anna, IPHONE), await signIn(anna)]
  const phoneId = await phone.idHere()
  expect((await call(...laptop.end(phoneId)))._embedded.sessionDtoList).toHaveLength(1)
  expect([await phone.status(), await laptop.status()]).toEqual([401, 200])
  expect((await refused(...laptop.end(phoneId))).status).toBe(404)
})

test('Anna can end all her other sessions at once, and her current session stays valid', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  const [phone, tablet, laptop] = [await signIn(anna, IPHONE), await signIn(anna), await signIn(anna)]
  expect((await laptop.endOthers())._embedded.sessionDtoList).toHaveLength(1)
  expect((await laptop.endOthers())._embedded.sessionDtoList).toHaveLength(1)
  expect([await phone.status(), await tablet.status(), await laptop.status()]).toEqual([401, 401, 200])
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('person_id', '=', anna)
    .where('action', '=', 'end sessions')
    .execute()
  expect(entries).toEqual([{ action: 'end sessions', changes: { endedSessions: [null, 2] } }])
})

test('Bert gets 404 for a session of Anna, in the same way as for a session that does not exist', async () => {
  clock.set(START)
  const anna = await signIn(await givenPerson(db))
  const bert = await signIn(await givenPerson(db))
  expect((await refused(...bert.end(await anna.idHere()))).status).toBe(404)
  expect(await anna.status()).toBe(200)
  expect(await bert.list()).toHaveLength(1)
})

test('HR can see Anna’s sessions and end one or all of them, and the audit trail records this', async () => {
  clock.set(START)
  const annaId = await givenPerson(db)
  const { id: elsId, call: els } = await givenHr(testApp, 'Els')
  const [phone, tablet, laptop] = [await signIn(annaId, IPHONE), await signIn(annaId), await signIn(annaId)]
  const seen = (await call(els, personSessions, { params: { userId: annaId } }))._embedded.sessionDtoList
  expect(seen).toHaveLength(3)
  expect(seen.every(({ current }) => !current)).toBe(true)

  const phoneId = await phone.idHere()
  expect(
    (await call(els, endPersonSession, { params: { userId: annaId, sessionId: phoneId } }))._embedded.sessionDtoList,
  ).toHaveLength(2)
  expect([await phone.status(), await laptop.status()]).toEqual([401, 200])
  expect((await call(els, endPersonSessions, { params: { userId: annaId } }))._embedded.sessionDtoList).toEqual([])
  expect([await tablet.status(), await laptop.status()]).toEqual([401, 401])
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'entity_id'])
    .where('person_id', '=', annaId)
    .where('actor_id', '=', elsId)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { actor_id: elsId, action: 'end session', entity_id: phoneId },
    { actor_id: elsId, action: 'end sessions', entity_id: null },
  ])
  expect((await refused(els, personSessions, { params: { userId: 999_999 } })).status).toBe(404)
  expect((await refused(els, endPersonSessions, { params: { userId: 999_999 } })).status).toBe(404)
})

test('the list of sessions contains no expired session', async () => {
  clock.set(START)
  const anna = await givenPerson(db)
  await signIn(anna, IPHONE)
  clock.set('2026-11-20T21:00:00Z')
  expect(await (await signIn(anna)).list()).toHaveLength(1)
})
