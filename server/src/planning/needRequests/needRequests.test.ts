import { endContact } from '@uurwerk/contract/customers/contacts'
import { removeCustomer } from '@uurwerk/contract/customers/customers'
import { contactNeeds, publishRequest, requestNeed } from '@uurwerk/contract/planning/openShifts/needRequests'
import { withdrawNeed } from '@uurwerk/contract/planning/openShifts/needs'
import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { addDays } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { lockCustomers } from '../../customers/customerStore.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { untilLocked } from '../../testing/database/untilLocked.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'
import { needRequestsWorld, DAY } from '../../testing/world/planning/needRequestsWorld.ts'

const {
  app,
  db,
  clock,
  world,
  goedele,
  contactOf,
  bodyOf,
  ask,
  own,
  toDecide,
  publish,
  refuse,
  claim,
  lastMails,
  openShiftOfHr,
  countMails,
} = await needRequestsWorld()

const askRefused = async (wanted: object = {}, by = goedele()) =>
  (await refused(by.call, requestNeed, { body: bodyOf(wanted) })).code

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

test('HR gets a mail an hour after the last mail about requests, also when the contact asks every fifty minutes', async () => {
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

test('a contact who sends the same request twice makes one request, also when both arrive at once; a request for that shift with another number of people or by another contact is refused', async () => {
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

/** A customer and its subdivision, with a contact of the customer who can ask for people for the subdivision. */
async function givenSubdivision(added: string) {
  const [first, second] = [await givenCustomer(db), await givenCustomer(db)]
  const [parent, ward] = added === 'after' ? [first, second] : [second, first]
  await db.updateTable('customers').set({ parent_id: parent }).where('id', '=', ward).execute()
  const contact = await contactOf(parent)
  const body = bodyOf({ customerId: ward, shiftTypeId: await givenShiftType(db, ward) })
  return { first, second, ward, asking: () => outcomeOf(contact.call, requestNeed, { body }) }
}

test.each(['after', 'before'])(
  'a request that waits while HR locks a customer and its subdivision holds no lock that HR needs (the subdivision was added %s its parent)',
  async (added) => {
    const { first, second, asking } = await givenSubdivision(added)
    const asked = await inTransaction(db, async (tx) => {
      await lockCustomers(tx, [first])
      const answer = asking()
      await untilLocked(tx)
      // This statement fails when the call of the contact already has a lock on the second customer. With that lock, HR
      // and the contact would wait for each other, until the database ends one of the two calls.
      await sql`select from customers where id = ${second} for update nowait`.execute(tx)
      return { answer }
    })
    expect((await asked.answer).status).toBe(201)
  },
)

test('a request for staff that waits to lock the customer of the contact does not already hold a shared lock on that customer', async () => {
  const { customerId } = world()
  const contact = goedele()
  const asked = await inTransaction(db, async (tx) => {
    await sql`select from customers where id = ${customerId} for share`.execute(tx)
    const answer = outcomeOf(contact.call, requestNeed, { body: bodyOf() })
    await untilLocked(tx)
    // This statement fails when the waiting call already has a shared lock on the customer. Two calls that both have a
    // shared lock, and both wait for the stronger lock, would wait for each other.
    await sql`select from customers where id = ${customerId} for no key update nowait`.execute(tx)
    return { answer }
  })
  expect((await asked.answer).status).toBe(201)
})

test.each([
  ['deactivates the subdivision', { active: false }],
  ['moves the subdivision out of its parent', { parent_id: null }],
])('when HR %s while a request for this subdivision waits, the request is refused', async (_what, change) => {
  for (const added of ['after', 'before']) {
    const { ward, asking } = await givenSubdivision(added)
    const asked = await inTransaction(db, async (tx) => {
      await lockCustomers(tx, [ward])
      const answer = asking()
      await untilLocked(tx)
      await tx.updateTable('customers').set(change).where('id', '=', ward).execute()
      return { answer }
    })
    expect((await asked.answer).refusal?.code).toBe('not_found')
  }
})
