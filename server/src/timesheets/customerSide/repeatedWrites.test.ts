import { endContact } from '@uurwerk/contract/customers/contacts'
import { disputeMonth, judgeLines, signMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { expect, test } from 'vitest'
import { rateLimitOf } from '../../platform/http/limits/rateLimits.ts'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContact } from '../../testing/world/world.ts'
import { agreeToAll, customerMonthWorld, readOfContact } from '../../testing/world/customerMonthWorld.ts'

const NOW = '2026-11-24T09:00:00Z'
const app = await startTestApp(NOW)
const { db, asContact, clock } = app
const { els, givenMonth } = await customerMonthWorld(app)

const receipts = async () =>
  (await db.selectFrom('mails').select('id').where('kind', '=', 'contact_receipt').execute()).length

async function givenAgreedMonth() {
  const given = await givenMonth()
  const { contentHash } = await agreeToAll(given.wim, given.month)
  const body = { name: 'Wim Goossens', confirmed: true as const, months: [{ ...given.month, contentHash }] }
  return { ...given, contentHash, signing: { body, headers: { 'idempotency-key': 'a' } } }
}

test('when the browser of a contact repeats the request to sign, the contact gets the first answer and only one receipt', async () => {
  const { wim, signing } = await givenAgreedMonth()
  const before = await receipts()
  const both = await Promise.all([call(wim, signMonths, signing), call(wim, signMonths, signing)])
  expect(both.map(({ signed, refused: none }) => [signed, none])).toEqual([
    [1, []],
    [1, []],
  ])
  expect(await call(wim, signMonths, signing)).toEqual(both[0])
  expect((await receipts()) - before).toBe(1)
  const otherKey = { ...signing, headers: { 'idempotency-key': 'b' } }
  expect(await call(wim, signMonths, otherKey)).toMatchObject({ signed: 0, refused: [{ code: 'already_signed' }] })
})

test('when the browser of a contact repeats the request that sends the remarks to HR, the contact gets the first answer', async () => {
  const { wim, month } = await givenMonth()
  const { contentHash, lines } = await readOfContact(wim, month)
  const line = { lineHash: lines[0]!.lineHash, verdict: 'disputed', remark: 'Ze begon later' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [line] } })
  const send = request(wim, disputeMonth, {
    params: month,
    body: { contentHash },
    headers: { 'idempotency-key': 'remarks' },
  })
  const first = await call(...send)
  expect(first.status).toBe('disputed')
  expect(await call(...send)).toEqual(first)
})

test('an idempotency key belongs to one contact and one request, and gives no answer after HR ends the access of the contact', async () => {
  const { wim, signing, customerId, contactId, month, contentHash } = await givenAgreedMonth()
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes' }))
  await call(wim, signMonths, signing)
  expect(await call(nele, signMonths, signing)).toMatchObject({ signed: 0, refused: [{ code: 'already_signed' }] })
  const other = { ...signing, body: { ...signing.body, name: 'Iemand Anders' } }
  expect((await refused(wim, signMonths, other)).code).toBe('key_reused')
  const elsewhere = { params: month, body: { contentHash }, headers: signing.headers }
  expect((await refused(wim, disputeMonth, elsewhere)).code).toBe('already_signed')
  await call(els, endContact, { params: { id: customerId, contactId } })
  expect((await outcomeOf(wim, signMonths, signing)).status).toBe(401)
})

test('the stored answers to a contact are deleted after a day', async () => {
  const { wim, signing, contactId } = await givenAgreedMonth()
  await call(wim, signMonths, signing)
  const kept = async () =>
    (await db.selectFrom('contact_answers').select('key').where('contact_id', '=', contactId).execute()).length
  expect(await kept()).toBe(1)
  clock.set('2026-11-25T08:59:00Z')
  await deleteExpired(db, clock.now())
  expect(await kept()).toBe(1)
  clock.set('2026-11-25T09:00:01Z')
  await deleteExpired(db, clock.now())
  expect(await kept()).toBe(0)
  clock.set(NOW)
})

test('a contact of a customer can send a change at most 1,000 times in ten minutes, and another contact is not stopped by this', async () => {
  const { wim, month, contactId } = await givenMonth()
  await db
    .insertInto('call_counts')
    .values({
      call: `PUT ${judgeLines.path}`,
      caller: `contact ${contactId}`,
      empty_at: new Date(Date.parse(NOW) + 600_000).toISOString(),
    })
    .execute()
  const { contentHash, lines } = await readOfContact(wim, month)
  const agreed = { lineHash: lines[0]!.lineHash, verdict: 'agreed' as const }
  expect(rateLimitOf(judgeLines)).toEqual({ atOnce: 1000, withinSeconds: 600 })
  const answer = await refused(wim, judgeLines, { params: month, body: { contentHash, lines: [agreed] } })
  expect(answer.code).toBe('too_many')
  const other = await givenMonth()
  expect((await agreeToAll(other.wim, other.month)).actions.sign).toBeNull()
})
