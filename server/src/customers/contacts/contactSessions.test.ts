import {
  askContactLink,
  closeContactSession,
  closeContactSessions,
  currentContact,
  editContact,
  endContact,
  endContactSessions,
  inviteContact,
  openContactSession,
} from '@uurwerk/contract/customers/contacts'
import { toggleCustomer } from '@uurwerk/contract/customers/customers'
import { addSeconds } from '@uurwerk/domain/time/instant'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { untilLocked } from '../../testing/database/untilLocked.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { givenContact, givenCustomer } from '../../testing/world/world.ts'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { insertContactSession, lockLink, markLinkUsed } from './contactLinkStore.ts'
import { contactsWorld, NOW, WIM } from '../../testing/world/customers/contactsWorld.ts'

const { testApp, db, nobody, clock, els, givenWim, linksTo, enter } = await contactsWorld()

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
const withToken = (token: string): Caller => {
  const headers = { authorization: `Bearer ${token}` }
  const sent = (verb: keyof Caller) => (path: string, sending?: Parameters<Caller['get']>[1]) =>
    nobody[verb](path, { ...sending, headers })
  return { get: sent('get'), post: sent('post'), put: sent('put'), patch: sent('patch'), delete: sent('delete') }
}

async function signedIn() {
  const wim = await givenWim()
  await call(els, inviteContact, { params: wim.params })
  const [link = ''] = await linksTo(wim.emailAddress)
  const { token } = await enter(link)
  return { ...wim, link, token, contact: withToken(token) }
}

test('a mailed sign-in link has its secret in the fragment of the URL and works once, and the database has only the hash of the secret', async () => {
  const { emailAddress, params } = await givenWim()
  await call(els, inviteContact, { params })
  const [link = ''] = await linksTo(emailAddress)
  expect(link).toHaveLength(43)
  const stored = await db.selectFrom('contact_links').selectAll().where('contact_id', '=', params.contactId).execute()
  expect(stored).toHaveLength(1)
  expect(stored[0]!.token_hash).toEqual(hashOfSecret(link))
  const mails = await db.selectFrom('mails').select('body').where('kind', '=', 'contact_link').execute()
  expect(mails.some(({ body }) => body.includes(link))).toBe(false)

  const { token } = await enter(link)
  expect(await call(withToken(token), currentContact)).toMatchObject({ name: WIM.name, maySign: true })
  expect((await refused(nobody, openContactSession, { body: { token: link } })).code).toBe('link_used_up')
})

test('when a contact opens one sign-in link twice at once, only one session starts', async () => {
  const { emailAddress, params } = await givenWim()
  await call(els, inviteContact, { params })
  const [token = ''] = await linksTo(emailAddress)
  const both = await Promise.all([1, 2].map(() => outcomeOf(nobody, openContactSession, { body: { token } })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('a guessed sign-in link, an expired sign-in link and the sign-in link of a contact whose access ended are refused with the same answer', async () => {
  expect((await refused(nobody, openContactSession, { body: { token: 'x'.repeat(43) } })).code).toBe('link_used_up')
  const wim = await givenWim()
  await call(els, inviteContact, { params: wim.params })
  const [link = ''] = await linksTo(wim.emailAddress)
  clock.set('2026-12-01T09:00:00Z')
  expect((await refused(nobody, openContactSession, { body: { token: link } })).code).toBe('link_used_up')
  clock.set(NOW)
  await call(els, endContact, { params: wim.params })
  expect((await refused(nobody, openContactSession, { body: { token: link } })).code).toBe('link_used_up')
})

test('the session of a contact ends thirty days after its last use, and at the latest ninety days after its start', async () => {
  const { contact } = await signedIn()
  for (const [at, status] of [
    ['2026-12-20T09:00:00Z', 200],
    ['2027-01-15T09:00:00Z', 200],
    ['2027-02-10T09:00:00Z', 200],
    ['2027-02-23T09:00:00Z', 401],
  ] as const) {
    clock.set(at)
    expect((await outcomeOf(contact, currentContact)).status).toBe(status)
  }
  clock.set(NOW)
  const idle = await signedIn()
  clock.set('2026-12-24T09:00:00Z')
  expect((await outcomeOf(idle.contact, currentContact)).status).toBe(401)
  clock.set(NOW)
})

test.each([
  ['signs out', async ({ contact }) => void (await call(contact, closeContactSession))],
  ['signs out on all devices', async ({ contact }) => void (await call(contact, closeContactSessions))],
  ['is ended by HR', async ({ params }) => void (await call(els, endContact, { params }))],
  ['is signed out on all devices by HR', async ({ params }) => void (await call(els, endContactSessions, { params }))],
  [
    'gets another address',
    async ({ params }) =>
      void (await call(els, editContact, { params, body: { ...WIM, emailAddress: 'new@example.be' } })),
  ],
  [
    'has a customer that HR deactivates',
    async ({ id }) => void (await call(els, toggleCustomer, { params: { id }, body: { newActivationStatus: false } })),
  ],
] satisfies [string, (wim: Awaited<ReturnType<typeof signedIn>>) => Promise<void>][])(
  'the session of a contact who %s is refused at the next call',
  async (_what, end) => {
    const wim = await signedIn()
    expect((await outcomeOf(wim.contact, currentContact)).status).toBe(200)
    await end(wim)
    expect((await refused(wim.contact, currentContact)).code).toBe('not_signed_in')
  },
)

test('when a contact signs out on all devices, the sessions on all these devices end and the mailed links stop working, but a session of another contact continues', async () => {
  const [wim, nele] = [await signedIn(), await signedIn()]
  const phone = await testApp.asContact(wim.params.contactId)
  await call(els, inviteContact, { params: wim.params })
  const [link = ''] = await linksTo(wim.emailAddress)
  await call(phone, closeContactSessions)
  for (const device of [wim.contact, phone]) expect((await outcomeOf(device, currentContact)).status).toBe(401)
  expect((await refused(nobody, openContactSession, { body: { token: link } })).code).toBe('link_used_up')
  expect((await outcomeOf(nele.contact, currentContact)).status).toBe(200)
})

test('a contact who signs out on all devices while somebody opens a mailed link ends that new session too', async () => {
  const wim = await signedIn()
  await call(els, inviteContact, { params: wim.params })
  const [link = ''] = await linksTo(wim.emailAddress)
  const thief = newSecret()
  const closed = await inTransaction(db, async (tx) => {
    const { id, contactId } = (await lockLink(tx, hashOfSecret(link)))!
    await markLinkUsed(tx, id, clock.now())
    await insertContactSession(tx, { contactId, tokenHash: hashOfSecret(thief), now: clock.now() })
    const closing = call(wim.contact, closeContactSessions)
    await untilLocked(tx)
    return { closing }
  })
  await closed.closing
  expect((await outcomeOf(withToken(thief), currentContact)).status).toBe(401)
})

test('a visitor who asks for a sign-in link gets the same answer for a known and for an unknown address', async () => {
  const { emailAddress } = await givenWim()
  const known = await outcomeOf(nobody, askContactLink, { body: { emailAddress: emailAddress.toUpperCase() } })
  const unknown = await outcomeOf(nobody, askContactLink, { body: { emailAddress: 'nobody@example.be' } })
  expect([known.status, unknown.status]).toEqual([202, 202])
  expect(known.body!.message).toBe(unknown.body!.message)
  const timesOf = (address: string) => timed(() => call(nobody, askContactLink, { body: { emailAddress: address } }))
  // Each answer takes the same fixed time, which is longer than the work for a known e-mail address.
  expect(await timesOf(emailAddress)).toBeGreaterThan(140)
  expect(await timesOf('nobody@example.be')).toBeGreaterThan(140)
  expect(await linksTo(emailAddress)).toHaveLength(2)
})

test('when a mail scanner opens a sign-in link five times, the link still works once, because only the button of the page uses it', async () => {
  const { params, emailAddress } = await givenWim()
  await call(els, inviteContact, { params })
  const [link = ''] = await linksTo(emailAddress)
  for (const _time of [1, 2, 3, 4, 5])
    for (const url of ['/customer/enter', '/api/contact/session', `/customer/enter?t=${link}`])
      await testApp.app.inject({ method: 'GET', url })
  const { token } = await enter(link)
  expect(token).toHaveLength(43)
  expect((await refused(nobody, openContactSession, { body: { token: link } })).code).toBe('link_used_up')
})

test('an e-mail address gets at most three sign-in links in fifteen minutes, and the visitor gets the same answer after that', async () => {
  const { emailAddress } = await givenWim()
  for (const _time of [1, 2, 3, 4, 5])
    expect((await outcomeOf(nobody, askContactLink, { body: { emailAddress } })).status).toBe(202)
  expect(await linksTo(emailAddress)).toHaveLength(3)
})

test('a waiting mail with a sign-in link is not sent after HR ends the access of the contact', async () => {
  const { params, emailAddress } = await givenWim()
  await call(els, inviteContact, { params })
  await call(els, endContact, { params })
  expect(await linksTo(emailAddress)).toEqual([])
})

test('an expired session of a contact is deleted sixty days after its end', async () => {
  const contactId = await givenContact(db, { customerId: await givenCustomer(db) })
  await testApp.asContact(contactId)
  const count = async () =>
    (await db.selectFrom('contact_sessions').selectAll().where('contact_id', '=', contactId).execute()).length
  await deleteExpired(db, addSeconds(clock.now(), 100 * 86_400))
  expect(await count()).toBe(1)
  await deleteExpired(db, addSeconds(clock.now(), 151 * 86_400))
  expect(await count()).toBe(0)
})
