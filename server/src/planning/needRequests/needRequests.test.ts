import { endContact } from '@uurwerk/contract/customers/contacts'
import { removeCustomer } from '@uurwerk/contract/customers/customers'
import { hrStart } from '@uurwerk/contract/hrStart/hrStart'
import {
  contactNeeds,
  needRequests,
  publishRequest,
  refuseRequest,
  requestNeed,
  withdrawRequest,
} from '@uurwerk/contract/planning/openShifts/needRequests'
import { createNeeds, needs, withdrawNeed } from '@uurwerk/contract/planning/openShifts/needs'
import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { claimOpenShift, openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenContact, givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'
import { tellUnfilled } from './tellOffice.ts'
import { eachTest } from '../../testing/eachTest.ts'

const app = await startTestApp()
const { db, asContact, clock, services } = app
await db.updateTable('company_settings').set({ email: 'kantoor@uurwerk.example' }).execute()
const DAY = toDay('2026-11-26')

const world = eachTest(() => {
  clock.set('2026-11-24T09:00:00Z')
  return annaAtWork(app)
})
const goedele = eachTest(() => contactOf(world().customerId))

async function contactOf(customerId: number, mayRequest = true) {
  const id = await givenContact(db, { customerId, name: 'Goedele Peeters', mayRequest })
  return { id, call: await asContact(id) }
}

const bodyOf = (wanted: object = {}) => ({
  customerId: world().customerId,
  shiftTypeId: world().early,
  day: DAY,
  places: 1,
  note: '',
  ...wanted,
})
const ask = async (wanted: object = {}, by = goedele()) => {
  const { _embedded } = await call(by.call, requestNeed, { body: bodyOf(wanted) })
  return _embedded.needRequestDtoList.at(-1)!.id
}
const askRefused = async (wanted: object = {}, by = goedele()) =>
  (await refused(by.call, requestNeed, { body: bodyOf(wanted) })).code
const own = async (by = goedele()) => (await call(by.call, contactNeeds))._embedded.needRequestDtoList
const toDecide = async () =>
  (await call(world().hr.call, needRequests))._embedded.hrNeedRequestDtoList.filter(
    ({ customerId }) => customerId === world().customerId,
  )
const publish = (requestId: number, grants: 'first' | 'hr' = 'first') =>
  outcomeOf(world().hr.call, publishRequest, { params: { requestId }, body: { grants } })
const refuse = (requestId: number, reason = 'Die dag is iedereen ingepland') =>
  outcomeOf(world().hr.call, refuseRequest, { params: { requestId }, body: { reason } })
const claiming = (needId: number) => ({ params: { needId }, body: { contractId: world().contractId } })
const claim = (needId: number) => call(world().anna.call, claimOpenShift, claiming(needId))
const lastMails = async (count: number) =>
  (
    await db.selectFrom('mails').select(['kind', 'subject', 'body', 'recipients']).orderBy('id', 'desc').execute()
  ).slice(0, count)
async function openShiftOfHr(): Promise<number> {
  const body = {
    customerId: world().customerId,
    shiftTypeId: world().early,
    days: [DAY],
    places: 1,
    grants: 'hr' as const,
  }
  return (await call(world().hr.call, createNeeds, { body })).ids[0]!
}
const countMails = async () => (await db.selectFrom('mails').select('id').execute()).length

test('a contact of a customer asks for one person, HR publishes the request, Anna claims the shift, and the contact reads that Anna comes', async () => {
  const requestId = await ask({ note: 'Met rijbewijs' })
  expect(await own()).toMatchObject([{ id: requestId, state: 'waiting', places: 1, filledBy: [], reason: null }])
  const seen = async () =>
    (await call(world().anna.call, openShifts, { query: { from: DAY, to: DAY } }))._embedded.openShiftDtoList
  expect(await seen()).toEqual([])
  expect(await toDecide()).toMatchObject([
    { id: requestId, contactName: 'Goedele Peeters', note: 'Met rijbewijs', existingPlaces: null },
  ])
  const { needId } = (await publish(requestId)).body!
  expect(await own()).toMatchObject([{ state: 'open', filled: 0 }])
  expect(await toDecide()).toEqual([])
  expect(await seen()).toMatchObject([{ id: needId }])
  await claim(needId)
  expect(await own()).toMatchObject([{ state: 'filled', filled: 1, filledBy: ['Anna Peeters'] }])
})

test('Anna does not read the note of the contact about the shift that HR published', async () => {
  await publish(await ask({ note: 'Voor mevrouw De Smet' }))
  const { _embedded } = await call(world().anna.call, openShifts, { query: { from: DAY, to: DAY } })
  expect(_embedded.openShiftDtoList).toMatchObject([{ note: '' }])
})

test('a contact of a customer never reads who is a candidate for the requested shift', async () => {
  const { needId } = (await publish(await ask(), 'hr')).body!
  expect(await claim(needId)).toMatchObject({ granted: false })
  const answer = await call(goedele().call, contactNeeds)
  expect(answer._embedded.needRequestDtoList).toMatchObject([{ state: 'open', filledBy: [] }])
  expect(JSON.stringify(answer)).not.toContain('Anna')
})

test('HR gets a mail about a request without its note, at most one mail in an hour, and the contact gets a mail with a personal link about the answer of HR', async () => {
  const before = await countMails()
  const first = await ask({ note: 'Voor mevrouw De Smet' })
  const [mail] = await lastMails(1)
  expect(mail).toMatchObject({ kind: 'need_request', recipients: ['kantoor@uurwerk.example'] })
  expect(mail!.body).toContain('Goedele Peeters vraagt voor AZ Klaverveld')
  expect(mail!.body).not.toContain('De Smet')
  const second = await ask({ day: addDays(DAY, 1) })
  expect(await countMails()).toBe(before + 1)
  await publish(first)
  await refuse(second)
  const [refusal, published] = await lastMails(2)
  expect(published).toMatchObject({
    kind: 'contact_link',
    subject: expect.stringContaining('Je aanvraag staat open: Vroege'),
  })
  expect(refusal).toMatchObject({ kind: 'contact_link', subject: expect.stringContaining('Je aanvraag is geweigerd') })
  expect(refusal!.body).not.toContain('ingepland')
  expect(await own()).toMatchObject([{ state: 'open' }, { state: 'refused', reason: 'Die dag is iedereen ingepland' }])
})

test('HR gets a mail an hour after the last mail about requests, also when the contact asks each fifty minutes', async () => {
  const mails: number[] = []
  for (const [index, time] of ['09:00', '09:00', '09:50', '10:40', '11:30'].entries()) {
    clock.set(`2026-11-24T${time}:00Z`)
    const before = await countMails()
    await ask({ day: addDays(DAY, index) })
    mails.push((await countMails()) - before)
  }
  expect(mails).toEqual([1, 0, 0, 1, 0])
})

test('a contact without the right to request reads the requests of the ward, and cannot ask for people', async () => {
  await ask()
  const reader = await contactOf(world().customerId, false)
  expect(await call(reader.call, contactNeeds)).toMatchObject({ actions: { request: { code: 'may_not_request' } } })
  expect(await own(reader)).toHaveLength(1)
  const refusal = await refused(reader.call, requestNeed, { body: bodyOf({ day: addDays(DAY, 1) }) })
  expect(refusal).toMatchObject({ status: 403, code: 'may_not_request', message: 'Je kan geen shiften aanvragen.' })
})

test('a contact who sends the same request twice makes one request, also when both arrive at once, and another request for that day is refused', async () => {
  const twice = await Promise.all([1, 2].map(() => outcomeOf(goedele().call, requestNeed, { body: bodyOf() })))
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  await ask()
  expect(await own()).toHaveLength(1)
  expect(await askRefused({ places: 2 })).toBe('request_exists')
  expect(await askRefused({}, await contactOf(world().customerId))).toBe('request_exists')
})

test('a contact cannot ask for people for another customer, with the shift type of another ward, in the past or too far ahead', async () => {
  const other = await annaAtWork(app)
  expect(await askRefused({ customerId: other.customerId })).toBe('not_found')
  expect(await askRefused({ shiftTypeId: other.early })).toBe('shift_type_of_other_customer')
  expect(await askRefused({ day: '2026-11-24' })).toBe('need_in_past')
  expect(await askRefused({ day: '2028-01-03' })).toBe('shift_too_far_ahead')
  const ownType = await givenShiftType(db, world().customerId, { name: 'Kinesist', ownerId: world().anna.id })
  expect(await askRefused({ shiftTypeId: ownType })).toBe('shift_type_of_other_customer')
  const fields = await refused(goedele().call, requestNeed, {
    body: bodyOf({ places: 51, note: 'x'.repeat(81), day: 'morgen' }),
  })
  expect(fields).toMatchObject({ status: 422, code: 'invalid' })
  expect(JSON.stringify(fields)).toMatch(/places.*note|note.*places/s)
  expect(await own()).toEqual([])
})

test('a ward has at most twenty requests that wait for HR', async () => {
  for (let day = 0; day < 20; day += 1) await ask({ day: addDays(DAY, day) })
  expect(await askRefused({ day: addDays(DAY, 20) })).toBe('too_many_requests')
  await refuse((await own())[0]!.id)
  await ask({ day: addDays(DAY, 20) })
  expect(await toDecide()).toHaveLength(20)
})

test('a contact withdraws a request while it waits, and neither the contact nor HR can decide about it after that', async () => {
  const first = await ask()
  const { _embedded } = await call(goedele().call, withdrawRequest, { params: { requestId: first } })
  expect(_embedded.needRequestDtoList).toMatchObject([{ state: 'withdrawn' }])
  expect([(await publish(first)).refusal?.code, (await refuse(first)).refusal?.code]).toEqual([
    'claim_gone',
    'claim_gone',
  ])
  const second = await ask()
  await publish(second)
  const params = { requestId: second }
  expect((await refused(goedele().call, withdrawRequest, { params })).code).toBe('claim_gone')
  const stranger = await contactOf((await annaAtWork(app)).customerId)
  expect((await refused(stranger.call, withdrawRequest, { params })).code).toBe('not_found')
})

test('when the contact withdraws a request while two people of HR publish and refuse it, one of the three succeeds', async () => {
  for (let race = 0; race < 3; race += 1) {
    const requestId = await ask({ day: addDays(DAY, race) })
    const outcomes = await Promise.all([
      publish(requestId),
      refuse(requestId),
      outcomeOf(goedele().call, withdrawRequest, { params: { requestId } }),
    ])
    expect(outcomes.map(({ refusal }) => refusal?.code ?? 'done').toSorted()).toEqual([
      'claim_gone',
      'claim_gone',
      'done',
    ])
  }
})

test('the places of a request are added to the open shift that HR already has on that day, up to fifty places', async () => {
  const needId = await openShiftOfHr()
  const requestId = await ask({ places: 2 })
  expect(await toDecide()).toMatchObject([{ existingPlaces: 1 }])
  expect((await publish(requestId)).body).toMatchObject({ needId })
  const list = async () =>
    (await call(world().hr.call, needs, { query: { from: DAY, to: DAY } }))._embedded.needDtoList.filter(
      ({ id }) => id === needId,
    )
  expect(await list()).toMatchObject([{ places: 3, grants: 'hr' }])
  expect((await publish(await ask({ places: 48 }))).refusal?.code).toBe('too_many_places')
  await call(world().hr.call, withdrawNeed, { params: { needId }, body: {} })
  expect((await own()).map(({ state }) => state)).toContain('cancelled')
})

test('when HR publishes a request into an open shift that closed, Anna can claim the shift again until the new end', async () => {
  const needId = await openShiftOfHr()
  clock.set('2026-11-25T12:00:00Z')
  expect((await outcomeOf(world().anna.call, claimOpenShift, claiming(needId))).refusal?.code).toBe('need_closed')
  expect((await publish(await ask())).body).toMatchObject({ needId })
  expect(await own()).toMatchObject([{ state: 'open' }])
  expect(await claim(needId)).toMatchObject({ granted: false })
})

test('HR cannot publish a request after the start of its shift, also when an open shift exists', async () => {
  await openShiftOfHr()
  const requestId = await ask()
  clock.set('2026-11-26T06:00:00Z')
  const before = await countMails()
  expect((await publish(requestId)).refusal?.code).toBe('need_in_past')
  expect(await countMails()).toBe(before)
  expect(await own()).toMatchObject([{ state: 'expired' }])
})

test('HR’s start page counts the requests that wait for HR, and a request without an answer expires at the start of its shift', async () => {
  const count = async () =>
    (await call(world().hr.call, hrStart, { params: { yearMonth: toYearMonth('2026-11') } })).toDo.requestsToDecide
  const before = await count()
  const requestId = await ask()
  expect(await count()).toBe(before + 1)
  expect(await own()).toMatchObject([{ actions: { withdraw: null } }])
  clock.set('2026-11-27T09:00:00Z')
  const refusal = await refused(goedele().call, withdrawRequest, { params: { requestId } })
  expect(refusal.code).toBe('request_expired')
  expect(await own()).toMatchObject([{ state: 'expired', actions: { withdraw: { code: refusal.code } } }])
  expect(await toDecide()).toEqual([])
})

test('when a published shift closes with open places, the contact and HR get one mail about it, also when two jobs run', async () => {
  const { needId } = (await publish(await ask({ places: 2, day: '2026-12-20' }))).body!
  await claim(needId)
  const before = await countMails()
  await tellUnfilled(services)
  expect(await countMails()).toBe(before)
  clock.set('2026-12-19T06:00:00Z')
  await Promise.all([tellUnfilled(services), tellUnfilled(services)])
  expect(await countMails()).toBe(before + 2)
  for (const mail of await lastMails(2)) {
    expect(mail.subject).toContain('Nog 1 van 2 plaatsen open: Vroege')
    expect(mail.body).not.toContain('Anna')
  }
  expect(await own()).toMatchObject([{ state: 'closed', filledBy: ['Anna Peeters'] }])
})

test('a contact whose access ended gets no mail about a request, and the request stays', async () => {
  const requestId = await ask()
  await call(world().hr.call, endContact, { params: { id: world().customerId, contactId: goedele().id } })
  const before = await countMails()
  expect((await publish(requestId)).status).toBe(200)
  expect(await countMails()).toBe(before)
})

test('a contact of the parent asks for people of a ward, and a contact of that ward reads the request', async () => {
  const parentId = await givenCustomer(db, { name: 'Groep Klaverveld' })
  await db.updateTable('customers').set({ parent_id: parentId }).where('id', '=', world().customerId).execute()
  const ofParent = await contactOf(parentId)
  await ask({}, ofParent)
  expect(await own()).toHaveLength(1)
  expect(await askRefused({ customerId: parentId })).toBe('not_found')
})

test('a customer with a request is not removed, and a request is deleted two years after its day', async () => {
  await ask()
  const refusal = await refused(world().hr.call, removeCustomer, { params: { id: world().customerId } })
  expect(refusal.message).toContain('1 aanvraag van een klant')
  clock.set('2028-11-24T09:00:00Z')
  await deleteExpired(db, clock.now())
  expect(
    await db.selectFrom('need_requests').select('id').where('contact_id', '=', goedele().id).execute(),
  ).toHaveLength(1)
  clock.set('2028-11-28T09:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await db.selectFrom('need_requests').select('id').where('contact_id', '=', goedele().id).execute()).toEqual([])
})

test('a request that was added to the open shift of HR never shows more people than the contact asked for', async () => {
  const needId = await openShiftOfHr()
  const requestId = await ask()
  await publish(requestId)
  expect(await own()).toMatchObject([{ state: 'open', filled: 0, places: 1 }])
  await call(world().anna.call, planShifts, {
    params: { contractId: world().contractId, yearMonth: toYearMonth('2026-11') },
    body: { startDateOfFirstShift: DAY, startDateOfLastShift: DAY, shiftId: world().early },
  })
  expect(await own(), 'the shift that Anna planned herself fills the place of the request').toMatchObject([
    { state: 'open', filled: 0, filledBy: ['Anna Peeters'] },
  ])
  const bertId = await givenPerson(db, { firstName: 'Bert', lastName: 'Aerts' })
  const contractId = await givenContract(db, { personId: bertId, customerId: world().customerId })
  await call(await app.as(bertId), planShifts, {
    params: { contractId, yearMonth: toYearMonth('2026-11') },
    body: { startDateOfFirstShift: DAY, startDateOfLastShift: DAY, shiftId: world().early },
  })
  expect(await own()).toMatchObject([{ id: requestId, state: 'filled', filled: 1, places: 1 }])
  expect(needId).toBeGreaterThan(0)
})

test('when HR withdraws the open shift of a request, the contact who asked gets one mail with a personal link', async () => {
  const requestId = await ask()
  const { needId } = await call(world().hr.call, publishRequest, { params: { requestId }, body: {} })
  const before = await countMails()
  await call(world().hr.call, withdrawNeed, { params: { needId }, body: {} })
  const [mail] = await lastMails(1)
  expect((await countMails()) - before).toBe(1)
  expect(mail).toMatchObject({
    kind: 'contact_link',
    subject: expect.stringContaining('Je aanvraag staat niet meer open'),
  })
  expect(await own()).toMatchObject([{ id: requestId, state: 'cancelled' }])
})
