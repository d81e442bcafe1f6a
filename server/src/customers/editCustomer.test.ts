import {
  createCustomer,
  customer as customerCall,
  editCustomer,
  toggleCustomer,
} from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, callWith } from '../testing/call.ts'
import { customerBody } from '../testing/world/masterDataBodies.ts'
import { statusesOf } from '../testing/statusesOf.ts'
import { givenHr } from '../testing/world/world.ts'
import { customersWorld } from '../testing/world/customers/customersWorld.ts'

const { db, as, katrien, create } = await customersWorld()

const { call: wim } = await givenHr({ db, as }, 'Wim')

test('a client of the API can send the answer about a customer back unchanged, with the same field names', async () => {
  const made = await create({ confirmedEmailDtos: [{ emailAddress: 'terug@nethevallei.example' }] })
  const body = await callWith(katrien, editCustomer, {
    params: { id: made.id },
    body: { ...made, abbreviation: 'TERUG' },
  })
  expect(body).toMatchObject({
    version: 2,
    abbreviation: 'TERUG',
    customerInvoiceAddress: made.customerInvoiceAddress,
    bonusRateDtos: made.bonusRateDtos,
  })
  expect(body.confirmedEmailDtos.map((email) => email.emailAddress)).toEqual(['terug@nethevallei.example'])
})

test('a field of a customer keeps its value when the request of an edit does not contain the field', async () => {
  const parent = await create()
  const emails = [{ emailAddress: 'blijft@nethevallei.example' }]
  const made = await create({
    parentCompanyId: parent.id,
    paymentTerm: 60,
    internal: true,
    wantsConcatenatedDocuments: true,
    confirmedEmailDtos: emails,
  })
  const body = await call(katrien, editCustomer, { params: { id: made.id }, body: customerBody() })
  expect(body).toMatchObject({
    parentCompanyId: parent.id,
    paymentTerm: 60,
    internal: true,
    wantsConcatenatedDocuments: true,
  })
  expect(body.confirmedEmailDtos).toHaveLength(1)
})

test('rates and addresses in the edit of a customer replace the stored rates and addresses', async () => {
  const made = await create({ confirmedEmailDtos: [{ emailAddress: 'oud@nethevallei.example' }] })
  const body = await call(katrien, editCustomer, {
    params: { id: made.id },
    body: customerBody({
      bonusRatesList: [{ bonusType: 'NIGHT', percentage: 40 }],
      confirmedEmailDtos: [{ emailAddress: 'nieuw@nethevallei.example' }],
    }),
  })
  expect(body.bonusRateDtos).toEqual([{ bonusType: 'NIGHT', percentage: 40 }])
  expect(body.confirmedEmailDtos).toMatchObject([{ emailAddress: 'nieuw@nethevallei.example', confirmed: false }])
  const [audited] = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'edit customer')
    .where('entity_id', '=', made.id)
    .execute()
  expect(audited).toMatchObject({ changes: { NIGHT: [3500, 4000], LATE: [2000, null] } })
})

test('when two HR users edit one customer, the second save is refused, and the second user reads the changes of the first user', async () => {
  const made = await create()
  const [first, second] = await Promise.all([
    outcomeOf(katrien, editCustomer, {
      params: { id: made.id },
      body: customerBody({ abbreviation: 'KATRIEN', version: 1 }),
    }),
    outcomeOf(wim, editCustomer, { params: { id: made.id }, body: customerBody({ abbreviation: 'WIM', version: 1 }) }),
  ])
  const [done, late] = first.status === 200 ? [first, second] : [second, first]
  expect(done.body?.version).toBe(2)
  expect(late.refusal).toMatchObject({
    status: 409,
    code: 'stale',
    current: { id: made.id, version: 2, abbreviation: done.body?.abbreviation },
    changedBy: done.body?.abbreviation === 'WIM' ? 'Wim Goossens' : 'Katrien Lauwers',
    changedAt: '2026-11-20T10:00:00+01:00',
  })
})

test('two active customers cannot have the same name, also with other capital letters', async () => {
  const made = await create()
  const again = await refused(katrien, createCustomer, {
    body: customerBody({ name: made.name.toUpperCase() }),
  })
  expect(again).toMatchObject({
    status: 409,
    code: 'customer_name_taken',
    message: 'Er bestaat al een actieve klant met deze naam.',
  })
  const body = customerBody()
  const both = await Promise.all([
    outcomeOf(katrien, createCustomer, { body }),
    outcomeOf(wim, createCustomer, { body }),
  ])
  expect(statusesOf(both)).toEqual([201, 409])
})

test('the API gives the supervisor of a customer the id of the customer, because the supervisor is not a person in the database', async () => {
  const { id, supervisor } = await create()
  expect(supervisor.id).toBe(id)
})

test('HR can use the name of an inactive customer for a new customer, and then cannot activate the inactive customer', async () => {
  const old = await create()
  await call(katrien, toggleCustomer, { params: { id: old.id }, body: { newActivationStatus: false } })
  await create({ name: old.name })
  const back = await refused(katrien, toggleCustomer, { params: { id: old.id }, body: { newActivationStatus: true } })
  expect(back).toMatchObject({ status: 409, code: 'customer_name_taken' })
})

test('when HR deactivates a customer, its subdivisions become inactive too, but activating the customer does not activate them', async () => {
  const parent = await create()
  const [campus, other] = [await create({ parentCompanyId: parent.id }), await create({ parentCompanyId: parent.id })]
  const activityOf = async (id: number) => (await call(katrien, customerCall, { params: { id } })).active
  const off = await call(katrien, toggleCustomer, { params: { id: parent.id }, body: { newActivationStatus: false } })
  expect(off).toMatchObject({ active: false, subdivisions: [campus.id, other.id] })
  expect([await activityOf(campus.id), await activityOf(other.id)]).toEqual([false, false])
  await call(katrien, toggleCustomer, { params: { id: parent.id }, body: { newActivationStatus: true } })
  expect([await activityOf(parent.id), await activityOf(campus.id)]).toEqual([true, false])
  const actions = await db
    .selectFrom('audit_entries')
    .select(['action', 'entity_id'])
    .where('action', '=', 'deactivate customer')
    .execute()
  expect(actions).toEqual(
    expect.arrayContaining(
      [parent.id, campus.id, other.id].map((id) => ({ action: 'deactivate customer', entity_id: id })),
    ),
  )
})

test('customers have at most two levels: a customer and its subdivisions', async () => {
  const parent = await create()
  const campus = await create({ parentCompanyId: parent.id })
  const put = (id: number, parentCompanyId: number) =>
    request(katrien, editCustomer, { params: { id }, body: customerBody({ parentCompanyId }) })
  expect((await refused(...put(parent.id, (await create()).id))).code).toBe('parent_unusable')
  expect((await refused(...put((await create()).id, campus.id))).code).toBe('parent_unusable')
  expect((await refused(...put(campus.id, campus.id))).code).toBe('parent_unusable')
  expect(await refused(...put(campus.id, 999_999))).toMatchObject({ status: 404, code: 'reference_unknown' })
  expect((await call(...put(campus.id, 0))).parentCompanyId).toBe(0)
})

test('when two customers become the parent of each other at the same time, only one of them gets a parent', async () => {
  const [one, other] = [await create(), await create()]
  const answers = await Promise.all([
    outcomeOf(katrien, editCustomer, { params: { id: one.id }, body: customerBody({ parentCompanyId: other.id }) }),
    outcomeOf(wim, editCustomer, { params: { id: other.id }, body: customerBody({ parentCompanyId: one.id }) }),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
})
