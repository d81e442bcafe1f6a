import { closeSession } from '@uurwerk/contract/identity/identity'
import { endOtherSessions, endPersonSessions } from '@uurwerk/contract/identity/sessions'
import { chooseReminders, reminderChoices } from '@uurwerk/contract/ownStart/ownReminders'
import { ownPersonalData } from '@uurwerk/contract/people/personalData'
import { addPushDevice, keepPushDevice, pushDevices, removePushDevice } from '@uurwerk/contract/ownStart/pushDevices'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { deliverPush } from '../../platform/push/deliverPush.ts'
import { readPushKeys } from '../../platform/push/pushKeyStore.ts'
import { queuePush } from '../../platform/push/queuePush.ts'
import { sendOwnReminders } from '../../ownStart/reminders/sendOwnReminders.ts'
import { call, refused } from '../../testing/call.ts'
import { startPushService, type PushBrowser } from '../../testing/servers/startPushService.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { givenCustomer, givenPersonAtWork } from '../../testing/world/world.ts'

const CONFIRM_DAY = '2026-11-05T08:07:00Z'
const pushService = await startPushService()
const testApp = await hrWorld(CONFIRM_DAY, { pushService: pushService.url, publicUrl: 'https://uren.example' })
const { db, clock, services, hr } = testApp
const customerId = await givenCustomer(db)

beforeEach(() => {
  clock.set(CONFIRM_DAY)
  pushService.answerWith(201)
})

let count = 0
async function givenEmployee() {
  count += 1
  const { personId } = await givenPersonAtWork(db, { customerId, email: `medewerker${count}@zorg.example` })
  await db
    .updateTable('people')
    .set({ provider_subject: `google-${count}` })
    .where('id', '=', personId)
    .execute()
  return { personId, caller: await testApp.as(personId) }
}

/** Turns push messages on in a new browser of the caller. */
async function turnOn(caller: Caller): Promise<PushBrowser> {
  const { publicKey } = await call(caller, pushDevices)
  const browser = pushService.browserFor(publicKey)
  await call(caller, addPushDevice, { body: browser.subscription })
  return browser
}

const message = { text: 'Bevestig oktober 2026', path: '/details?month=2026-10', topic: 'confirm-2026-10' }

const queue = (personId: number) => inTransaction(db, (tx) => queuePush(tx, { personId, ...message, now: clock.now() }))
const messagesOf = (personId: number) =>
  db
    .selectFrom('push_messages as m')
    .innerJoin('push_devices as d', 'd.id', 'm.device_id')
    .select(['m.id', 'm.status', 'm.attempts', 'm.text'])
    .where('d.person_id', '=', personId)
    .orderBy('m.id')
    .execute()
const devicesOf = (personId: number) =>
  db.selectFrom('push_devices').select(['endpoint']).where('person_id', '=', personId).execute()

/** Makes the sessions of a person expire by setting their last use far enough in the past. */
const expireSessionsOf = (personId: number) =>
  db.updateTable('sessions').set({ last_used_at: '2026-11-01T08:07:00Z' }).where('person_id', '=', personId).execute()

async function deliverAll(personId: number) {
  for (const { id } of await messagesOf(personId)) await deliverPush(services, id)
}

test('a push message reaches Anna’s browser encrypted, and its signature proves the sender to the push service', async () => {
  const { personId, caller } = await givenEmployee()
  const browser = await turnOn(caller)
  await queue(personId)
  await deliverAll(personId)
  await deliverAll(personId)
  expect(browser.received).toHaveLength(1)
  const [{ text, headers, sender }] = browser.received as [PushBrowser['received'][number]]
  expect(JSON.parse(text)).toEqual(message)
  expect(headers).toMatchObject({
    ttl: '86400',
    topic: 'confirm-2026-10',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
  })
  expect(sender).toMatchObject({ sub: 'https://uren.example', exp: Date.parse(CONFIRM_DAY) / 1000 + 12 * 3600 })
  expect(await messagesOf(personId)).toMatchObject([{ status: 'sent', attempts: 1 }])
})

test('two calls that create the push key pair at once get the same pair, and no answer contains the private key', async () => {
  const { caller } = await givenEmployee()
  await db.deleteFrom('push_keys').execute()
  const pairs = await Promise.all([readPushKeys(db, clock.now()), readPushKeys(db, clock.now())])
  expect(pairs[0]).toEqual(pairs[1])
  const answer = await caller.get('/user/current/push')
  expect(JSON.stringify(answer.body)).toContain(pairs[0].publicKey)
  expect(JSON.stringify(answer.body)).not.toContain(pairs[0].privateKey.toString('base64url'))
})

test('on day 5 of the month Anna gets the reminder on her phone and by mail, and she can turn off each of the two reminders', async () => {
  const { personId, caller } = await givenEmployee()
  const choices = await call(caller, reminderChoices)
  const browser = await turnOn(caller)
  await Promise.all([sendOwnReminders(services), sendOwnReminders(services)])
  await deliverAll(personId)
  expect(browser.received.map(({ text }) => JSON.parse(text))).toEqual([message])

  const { _links: _, ...chosen } = choices
  await call(caller, chooseReminders, { body: { ...chosen, confirmByMail: false } })
  clock.set('2026-11-08T08:07:00Z')
  await sendOwnReminders(services)
  const mails = db.selectFrom('timesheet_reminders').select('mail_id').where('person_id', '=', personId)
  expect((await mails.orderBy('reminded_on').execute()).map(({ mail_id }) => mail_id !== null)).toEqual([true, false])
  expect(await messagesOf(personId)).toHaveLength(2)

  await call(caller, chooseReminders, { body: { ...chosen, planByPush: false } })
  clock.set('2026-11-18T08:07:00Z')
  await sendOwnReminders(services)
  expect(await messagesOf(personId)).toHaveLength(2)
  expect(await mails.execute()).toHaveLength(3)
})

test.each([404, 410])(
  'a browser is removed when its push service answers %i, which means that the browser is unknown',
  async (status) => {
    const { personId, caller } = await givenEmployee()
    await turnOn(caller)
    await queue(personId)
    pushService.answerWith(status)
    await deliverAll(personId)
    expect(await devicesOf(personId)).toEqual([])
  },
)

test('the server sends a push message again when the push service is busy, and not when the service refuses the message', async () => {
  const { personId, caller } = await givenEmployee()
  const browser = await turnOn(caller)
  await queue(personId)
  pushService.answerWith(429, { 'retry-after': '120' })
  await deliverAll(personId)
  expect(await messagesOf(personId)).toMatchObject([{ status: 'queued', attempts: 1 }])
  pushService.answerWith(201)
  await deliverAll(personId)
  expect(browser.received).toHaveLength(1)
  await queue(personId)
  pushService.answerWith(400)
  await deliverAll(personId)
  expect((await messagesOf(personId)).map(({ status }) => status)).toEqual(['sent', 'failed'])
})

test('the server tries to send a push message for at most one day', async () => {
  const { personId, caller } = await givenEmployee()
  await turnOn(caller)
  await queue(personId)
  pushService.answerWith(503)
  clock.set('2026-11-06T08:08:00Z')
  await deliverAll(personId)
  expect(await messagesOf(personId)).toMatchObject([{ status: 'failed' }])
})

test('when a process is killed while it sends a push message, the status of the message becomes ‘unclear’, and no other process sends the message again', async () => {
  const { personId, caller } = await givenEmployee()
  await turnOn(caller)
  await queue(personId)
  const id = (await messagesOf(personId))[0]!.id
  await db.updateTable('push_messages').set({ status: 'sending', attempts: 1 }).where('id', '=', id).execute()
  const before = pushService.requestCount()
  await deliverAll(personId)
  await deliverAll(personId)
  expect(pushService.requestCount()).toBe(before)
  expect(await messagesOf(personId)).toMatchObject([{ status: 'unclear' }])
})

test.each([
  'https://10.0.0.5/push',
  'http://fcm.googleapis.com/fcm/send/x',
  'https://intern.office.example/push',
  'https://fcm.googleapis.com@127.0.0.1/x',
])('the push address %s is refused, and the server does not call it', async (endpoint) => {
  const { personId, caller } = await givenEmployee()
  const { keys } = pushService.browserFor('x').subscription
  expect(await refused(caller, addPushDevice, { body: { endpoint, keys } })).toMatchObject({
    status: 422,
    code: 'push_service_unknown',
  })
  expect(await devicesOf(personId)).toEqual([])
})

test('the server refuses a push key that is not a point of the curve, and refuses the sixth browser of a person', async () => {
  const { caller } = await givenEmployee()
  const { endpoint, keys } = pushService.browserFor('x').subscription
  const wrong = { ...keys, p256dh: `B${'A'.repeat(86)}` }
  expect(await refused(caller, addPushDevice, { body: { endpoint, keys: wrong } })).toMatchObject({
    code: 'push_service_unknown',
  })
  for (let each = 0; each < 5; each++) await turnOn(caller)
  expect(await refused(caller, addPushDevice, { body: { endpoint, keys } })).toMatchObject({
    status: 409,
    code: 'too_many_push_devices',
  })
})

test('Anna can see and remove only her own browsers, and the answer does not contain their push addresses', async () => {
  const [anna, bert] = [await givenEmployee(), await givenEmployee()]
  const { subscription } = await turnOn(anna.caller)
  const { devices } = await call(anna.caller, pushDevices)
  expect(devices).toMatchObject([{ device: 'Onbekend toestel', isThisOne: true }])
  expect(JSON.stringify(await call(anna.caller, pushDevices))).not.toContain(subscription.endpoint)
  const { id } = devices[0]!
  expect((await refused(bert.caller, removePushDevice, { params: { id } })).status).toBe(404)
  expect((await call(anna.caller, removePushDevice, { params: { id } })).devices).toEqual([])
})

test('signing out ends the push messages in one browser, and HR ends the push messages in all browsers by ending all sessions of the person', async () => {
  const { personId, caller } = await givenEmployee()
  const phone = await testApp.as(personId)
  await turnOn(caller)
  const { subscription } = await turnOn(phone)
  await call(caller, closeSession)
  expect(await devicesOf(personId)).toEqual([{ endpoint: subscription.endpoint }])
  await call(hr, endPersonSessions, { params: { userId: personId } })
  expect(await devicesOf(personId)).toEqual([])
})

test('HR can end the sessions of a lost phone, also when the session of the phone has already expired', async () => {
  const { personId, caller } = await givenEmployee()
  await turnOn(caller)
  await expireSessionsOf(personId)
  await call(hr, endPersonSessions, { params: { userId: personId } })
  expect(await devicesOf(personId)).toEqual([])
})

test('when Anna ends her other sessions, the browser that she uses keeps its push messages', async () => {
  const { personId, caller } = await givenEmployee()
  await turnOn(caller)
  await expireSessionsOf(personId)
  const later = await testApp.as(personId)
  const { subscription } = await turnOn(later)
  await call(later, endOtherSessions)
  expect(await devicesOf(personId)).toEqual([{ endpoint: subscription.endpoint }])
})

test('when Anna signs in again in one browser, the end of her first session does not end the push messages of that browser', async () => {
  const { personId, caller } = await givenEmployee()
  const { subscription } = await turnOn(caller)
  const { endpoint } = subscription
  await call(await testApp.as(personId), keepPushDevice, { body: { endpoint } })
  await call(caller, closeSession)
  expect(await devicesOf(personId)).toEqual([{ endpoint }])
})

test('a new session of Anna keeps the push messages of her browser, and a session of another person in that browser ends them', async () => {
  const [anna, bert] = [await givenEmployee(), await givenEmployee()]
  const { subscription } = await turnOn(anna.caller)
  const { endpoint } = subscription
  const later = await testApp.as(anna.personId)
  expect(await call(later, keepPushDevice, { body: { endpoint } })).toMatchObject({ isOn: true })
  expect((await call(later, pushDevices)).devices).toMatchObject([{ isThisOne: true }])
  expect(await call(bert.caller, keepPushDevice, { body: { endpoint } })).toMatchObject({ isOn: false })
  expect(await devicesOf(anna.personId)).toEqual([])
})

test('the browsers of a person whose access has ended are deleted, and push messages are deleted after 60 days', async () => {
  const { personId, caller } = await givenEmployee()
  await turnOn(caller)
  await queue(personId)
  clock.set('2027-01-05T08:07:00Z')
  await deleteExpired(db, clock.now())
  expect(await messagesOf(personId)).toEqual([])
  expect(await devicesOf(personId)).toHaveLength(1)
  await db.updateTable('people').set({ employment_end_on: '2025-01-31' }).where('id', '=', personId).execute()
  await deleteExpired(db, clock.now())
  expect(await devicesOf(personId)).toEqual([])
})

test('the download of personal data contains the browsers and the push messages, without push addresses and keys', async () => {
  const { personId, caller } = await givenEmployee()
  const { subscription } = await turnOn(caller)
  await queue(personId)
  const files = await unzipped((await caller.get(ownPersonalData.path)).raw)
  const text = [...files.values()].map((file) => file.toString('utf8')).join('\n')
  expect(text).toContain('Bevestig oktober 2026')
  expect(text).toContain('Toestellen met meldingen')
  expect(text).not.toContain(subscription.endpoint)
  expect(text).not.toContain(subscription.keys.auth)
})
