import { askContactLink, endContact, inviteContact, openContactSession } from '@uurwerk/contract/customers/contacts'
import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { endpoints } from '@uurwerk/contract/endpoints'
import * as needs from '@uurwerk/contract/planning/openShifts/needRequests'
import * as months from '@uurwerk/contract/timesheets/customerMonths'
import { answerDisputes, remindCustomer } from '@uurwerk/contract/timesheets/customerSideSteps'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { textOf } from './platform/documents/testing/pagesOf.ts'
import { call, outcomeWith } from './testing/call.ts'
import { startTestApp, type Answer, type Caller } from './testing/startTestApp.ts'
import { addressesOf, givenSecrets, pathsOf, saying, SECRETS } from './testing/world/secretsWorld.ts'
import { givenContact } from './testing/world/world.ts'

const NOW = '2026-11-24T09:00:00Z'
const app = await startTestApp(NOW)
const { db, asContact, clock, nobody } = app
const { hr, customerId, early, ofBert, ofLieselotte, elsewhere } = await givenSecrets(app)
const yearMonth = toYearMonth('2026-10')
const OF_LIESELOTTE = { contractId: ofLieselotte.contractId, yearMonth }
const OF_OTHER_CUSTOMER = { contractId: elsewhere, yearMonth }

/** The words that no contact of a customer may read. */
const FORBIDDEN = [
  ...Object.values(SECRETS).flat(),
  'SICK',
  'VACATION',
  'bsence',
  'ziek',
  'afwezig',
  'rate',
  'unavailable',
  'beschikbaar',
  'percentage',
  'Carla',
]

type ReadAnswer = { readonly path: string; readonly status: number; readonly text: string; readonly tag: string | null }

/**
 * An answer as text: the body, or the words of a PDF, and the headers. The header with the current time is left out,
 * because some secret words are times such as 04:17.
 */
async function readAnswer(
  path: string,
  { status, headers: { date: _now, ...headers }, raw }: Omit<Answer, 'body'>,
): Promise<ReadAnswer> {
  const isPdf = String(headers['content-type']).includes('pdf')
  const body = isPdf ? await textOf(raw) : raw.toString()
  const tag = typeof headers['etag'] === 'string' ? headers['etag'] : null
  return { path, status, text: `${body} ${JSON.stringify(headers)}`, tag }
}

const ask = async (who: Caller, endpoint: Endpoint, input: AnyInput): Promise<ReadAnswer> =>
  readAnswer(`${endpoint.method} ${endpoint.path}`, await outcomeWith(who, endpoint, input))

const contactCalls = [...endpoints.values()].filter(({ access }) => access === 'contact')

async function everyRead(who: Caller): Promise<ReadAnswer[]> {
  const found: ReadAnswer[] = []
  for (const read of contactCalls.filter(({ method }) => method === 'GET'))
    for (const address of addressesOf(read, [ofBert, ofLieselotte]))
      found.push(await readAnswer(`GET ${read.path}`, await who.get(address)))
  return found
}

async function withContact() {
  const contactId = await givenContact(db, { customerId, mayRequest: true, name: 'Goedele Maes' })
  return { contactId, contact: await asContact(contactId) }
}

test('no answer to a customer contains health data, absences, pay, rates, another customer, availability or the planning of HR', async () => {
  const { contact } = await withContact()
  const answers = await everyRead(contact)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const read = answers.filter(({ status }) => status === 200)
  expect(pathsOf(read)).toBe(contactCalls.filter(({ method }) => method === 'GET').length)
  const requests = read.find(({ path }) => path === 'GET /contact/need')
  expect(requests!.text).toContain('"state":"open"')
  expect(requests!.text).not.toContain('Lieselotte')
  const planning = await contact.get('/contact/planning?from=2026-11-20&to=2026-12-10')
  expect(planning.body).toMatchObject({
    shifts: expect.arrayContaining([expect.objectContaining({ personName: 'Lieselotte Vanhaverbeke' })]),
    missing: [{ day: '2026-11-25', personName: 'Lieselotte Vanhaverbeke' }],
    open: [{ day: '2026-12-03', left: 1 }],
  })
  const copy = read.find(({ path }) => path === 'GET /contact/month/{contractId}/{yearMonth}/download')
  expect(copy!.text).toContain('Lieselotte Vanhaverbeke')
  expect(saying(answers, FORBIDDEN)).toEqual([])
})

/**
 * Makes each call with which a contact changes data. The calls about a month are made with its current hash, with a
 * wrong hash, and for another customer.
 */
async function everyWrite(contact: Caller, contactId: number): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = []
  const send = async (endpoint: Endpoint, input: AnyInput) => answers.push(await ask(contact, endpoint, input))
  const month = async () => call(contact, months.contactMonth, { params: OF_LIESELOTTE })
  const { contentHash, lines } = await month()
  const disputed = { lineHash: lines[0]!.lineHash, verdict: 'disputed', remark: 'Ze begon later' }
  const signing = { name: 'Goedele Maes', confirmed: true }
  for (const params of [OF_OTHER_CUSTOMER, OF_LIESELOTTE])
    for (const hash of ['old', contentHash]) {
      await send(months.judgeLines, { params, body: { contentHash: hash, lines: [disputed] } })
      await send(months.disputeMonth, { params, body: { contentHash: hash } })
      await send(months.agreeToRest, { params, body: { contentHash: hash } })
      await send(months.signMonth, { params, body: { contentHash: hash, ...signing } })
    }
  const answer = [{ lineHash: disputed.lineHash, answer: 'Nagekeken met de badge' }]
  await call(hr.call, answerDisputes, { params: OF_LIESELOTTE, body: { answers: answer } })
  const agreed = { lineHash: disputed.lineHash, verdict: 'agreed' }
  await send(months.judgeLines, { params: OF_LIESELOTTE, body: { contentHash, lines: [agreed] } })
  await db.updateTable('customers').set({ approval: 'required' }).where('id', '=', customerId).execute()
  await call(hr.call, remindCustomer, { params: OF_LIESELOTTE })
  const several = [OF_OTHER_CUSTOMER, OF_LIESELOTTE].map((params) => ({ ...params, contentHash }))
  for (const _ of ['once', 'twice'])
    await send(months.signMonth, { params: OF_LIESELOTTE, body: { contentHash, ...signing } })
  await send(months.signMonths, { body: { ...signing, months: several } })
  const need = { customerId, shiftTypeId: early, day: '2026-12-04', places: 1, note: 'Liefst met rijbewijs' }
  for (const body of [need, { ...need, places: 2 }, { ...need, customerId: 999_999 }, {}])
    await send(needs.requestNeed, { body })
  const own = await db.selectFrom('need_requests').select('id').where('contact_id', '=', contactId).execute()
  for (const requestId of [own[0]!.id, own[0]!.id, 999_999])
    await send(needs.withdrawRequest, { params: { requestId } })
  return answers
}

test('no answer to a change by a contact of a customer, no refusal and no mail contains health data, absences, pay, another customer or the planning of HR', async () => {
  await db.updateTable('company_settings').set({ email: 'kantoor@uurwerk.example' }).execute()
  const { contact, contactId } = await withContact()
  await call(hr.call, inviteContact, { params: { id: customerId, contactId } })
  const answers = await everyWrite(contact, contactId)
  for (const endpoint of [askContactLink, openContactSession])
    answers.push(await ask(nobody, endpoint, { body: { emailAddress: 'x@y.example', token: 'x'.repeat(43) } }))
  const ends = contactCalls.filter(({ path }) => /\/sessions?$/.test(path))
  for (const end of ends) answers.push(await ask(await asContact(contactId), end, {}))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const writes = answers.filter(({ path, status }) => status < 300 && path !== 'POST /contact/link')
  expect(pathsOf(writes)).toBe(contactCalls.filter(({ method }) => method !== 'GET').length)
  expect(saying(answers, FORBIDDEN)).toEqual([])

  const mails = await db.selectFrom('mails').select(['kind', 'subject', 'body']).execute()
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['contact_link', 'contact_dispute', 'contact_receipt', 'need_request']),
  )
  const letters = mails.map(({ kind, subject, body }) => ({ path: kind, text: `${subject} ${body}` }))
  expect(saying(letters, [...FORBIDDEN, 'Lieselotte', 'Vanhaverbeke', 'Ze begon later', 'badge', 'rijbewijs'])).toEqual(
    [],
  )
})

test('when a contact asks again for an answer that did not change, the server sends an empty body; after the access of the contact ended, every call gets 401', async () => {
  const { contact, contactId } = await withContact()
  const reads = contactCalls.filter(({ method }) => method === 'GET')
  const addresses = reads.flatMap((read) => addressesOf(read, [ofLieselotte]))
  const tagged: { readonly address: string; readonly tag: string }[] = []
  for (const address of addresses) {
    const { tag } = await readAnswer(address, await contact.get(address))
    if (tag === null) continue
    tagged.push({ address, tag })
    const again = await contact.get(address, { headers: { 'if-none-match': tag } })
    expect([address, again.status, again.raw.length]).toEqual([address, 304, 0])
  }
  expect(tagged.map(({ address }) => address)).toContain('/contact/months/2026-10')
  const refusedNow = async () => {
    const answers: ReadAnswer[] = []
    for (const address of addresses) answers.push(await readAnswer(address, await contact.get(address)))
    for (const { address, tag } of tagged)
      answers.push(await readAnswer(address, await contact.get(address, { headers: { 'if-none-match': tag } })))
    for (const write of contactCalls.filter(({ method }) => method !== 'GET'))
      answers.push(await ask(contact, write, { params: { ...OF_LIESELOTTE, requestId: 1 }, body: {} }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect(saying(answers, [...FORBIDDEN, 'Lieselotte', 'AZ Klaverveld', 'Goedele'])).toEqual([])
  }
  clock.set('2026-12-24T09:00:01Z')
  await refusedNow()
  clock.set(NOW)
  expect((await contact.get('/contact/current')).status).toBe(200)
  await call(hr.call, endContact, { params: { id: customerId, contactId } })
  await refusedNow()
})
