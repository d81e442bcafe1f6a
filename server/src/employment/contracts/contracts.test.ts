import {
  addOrder,
  contract,
  createContract,
  editContract,
  editHourlyRate,
  editOrder,
} from '@uurwerk/contract/contracts/contracts'
import { expect, test } from 'vitest'
import { call, errorsOf, refused, request, callWith, outcomeOf } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'

const { db, as } = await startTestApp()
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))
const wim = await as(await givenPerson(db, { firstName: 'Wim', roles: ['ROLE_ADMIN'] }))
const annaId = await givenPerson(db, { firstName: 'Anna', lastName: 'Peeters', from: '2026-01-01' })
const customerId = await givenCustomer(db)

const contractBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  userId: annaId,
  customerId,
  startDate: '2026-02-01',
  endDate: null,
  reference: 'Raamovereenkomst 12',
  order: {
    startDate: '2026-02-01',
    endDate: null,
    baseHourlyRate: 38.25,
    message: 'PO-77',
    internalReference: 'spoed',
  },
  ...changes,
})

const create = (changes: Readonly<Record<string, unknown>> = {}) =>
  request(katrien, createContract, { body: contractBody(changes) })

test('the HR user Katrien makes a contract together with its first order', async () => {
  const body = await call(...create())
  expect(body).toMatchObject({
    version: 1,
    userId: annaId,
    username: 'Anna Peeters',
    customerId,
    datePeriod: { startDate: '2026-02-01', endDate: null },
    contractPeriod: { startDate: '2026-02-01', endDate: null },
    reference: 'Raamovereenkomst 12',
    orders: [
      {
        version: 1,
        startDate: '2026-02-01',
        endDate: null,
        baseHourlyRate: 38.25,
        message: 'PO-77',
        internalReference: 'spoed',
        externalReference: 'PO-77',
      },
    ],
  })
  expect((await call(katrien, contract, { params: { contractId: body.id } })).orders).toEqual(body.orders)
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'person_id'])
    .where('entity', '=', 'contract')
    .where('entity_id', '=', body.id)
    .execute()
  expect(audited).toEqual([{ action: 'create contract', person_id: annaId }])
})

test('all errors of a contract are reported at once, also when its dates contradict each other', async () => {
  const answer = await refused(
    ...create({
      userId: undefined,
      startDate: '2026-03-01',
      endDate: '2026-02-01',
      reference: 'x'.repeat(256),
      order: {
        startDate: '2026-02-15',
        endDate: '2026-02-10',
        internalReference: 'x'.repeat(256),
        baseHourlyRate: 38.255,
      },
    }),
  )
  expect(answer.status).toBe(422)
  expect(errorsOf(answer)).toEqual({
    userId: 'Het gebruiker veld is verplicht',
    endDate: 'Het einddatum veld moet een datum na het startdatum veld zijn',
    reference: 'Het referentie veld mag niet meer dan 255 letters bevatten',
    'order.startDate': 'Het startdatum order veld moet een datum voor het einddatum veld zijn',
    'order.endDate': 'Het einddatum order veld moet een datum voor het einddatum veld zijn',
    'order.internalReference': 'Het interne referentie veld mag niet meer dan 255 letters bevatten',
    'order.baseHourlyRate': 'Het uurtarief veld mag hoogstens 2 cijfers na de komma hebben',
  })
})

test.each([
  [
    'an order without end in a contract with an end',
    { endDate: '2026-12-31' },
    { 'order.endDate': 'Het einddatum order veld is verplicht' },
  ],
  [
    'no order',
    { order: undefined },
    {
      'order.startDate': 'Het startdatum order veld is verplicht',
      'order.baseHourlyRate': 'Het uurtarief veld is verplicht',
    },
  ],
  [
    'null as order',
    { order: null },
    {
      'order.startDate': 'Het startdatum order veld is verplicht',
      'order.baseHourlyRate': 'Het uurtarief veld is verplicht',
    },
  ],
  ['a text as order', { order: 'order' }, { order: 'Deze waarde is niet geldig' }],
])('a new contract with %s is refused', async (_, changes, errors) => {
  const answer = await refused(...create(changes))
  expect(answer.status).toBe(422)
  expect(errorsOf(answer)).toEqual(errors)
})

test('a contract can last one day, with an order of one day', async () => {
  const day = { startDate: '2026-11-30', endDate: '2026-11-30' }
  expect(await call(...create({ ...day, order: { ...day, baseHourlyRate: 0 } }))).toMatchObject({
    orders: [{ ...day, baseHourlyRate: 0 }],
  })
})

test('a contract needs a person, an active customer and a start within the employment', async () => {
  const order = { startDate: '2025-12-31', endDate: null, baseHourlyRate: 40 }
  expect(await refused(...create({ startDate: '2025-12-31', order }))).toMatchObject({
    status: 409,
    code: 'contract_outside_employment',
  })
  expect(await refused(...create({ userId: 999_999 }))).toMatchObject({ status: 404, code: 'reference_unknown' })
  expect(await refused(...create({ customerId: 999_999 }))).toMatchObject({ status: 404, code: 'reference_unknown' })
  const closed = await givenCustomer(db)
  await db.updateTable('customers').set({ active: false }).where('id', '=', closed).execute()
  expect(await refused(...create({ customerId: closed }))).toMatchObject({ status: 409, code: 'customer_inactive' })
})

test('the list of the orders of a contract starts with the highest rate', async () => {
  const body = await call(...create({ order: { startDate: '2026-02-01', endDate: '2026-06-30', baseHourlyRate: 38 } }))
  const add = (startDate: string, endDate: string | null, baseHourlyRate: number) =>
    call(katrien, addOrder, {
      params: { contractId: body.id },
      body: { startDate, endDate, baseHourlyRate, externalReference: 'PO-78' },
    })
  await add('2026-07-01', '2026-09-30', 41.5)
  const after = await add('2026-10-01', null, 40)
  expect(after.orders.map(({ baseHourlyRate }) => baseHourlyRate)).toEqual([41.5, 40, 38])
})

test('an order that overlaps other orders is refused, and the refusal shows the periods of the other orders', async () => {
  const body = await call(...create({ order: { startDate: '2026-02-01', endDate: '2026-06-30', baseHourlyRate: 38 } }))
  const second = await call(katrien, addOrder, {
    params: { contractId: body.id },
    body: { startDate: '2026-08-01', endDate: null, baseHourlyRate: 40 },
  })
  const refusal = await refused(katrien, addOrder, {
    params: { contractId: body.id },
    body: { startDate: '2026-06-30', endDate: '2026-08-01', baseHourlyRate: 40 },
  })
  expect(refusal).toMatchObject({
    status: 409,
    code: 'order_overlap',
    message: 'Deze datums overlappen met andere: 01-08-2026 Tot onbepaald, 01-02-2026 Tot 30-06-2026',
  })
  expect(refusal['overlapping']).toEqual([
    { id: expect.any(Number), period: { start: '2026-08-01', end: null } },
    { id: expect.any(Number), period: { start: '2026-02-01', end: '2026-06-30' } },
  ])
  const dearest = second.orders[0]!
  const moved = await refused(katrien, editOrder, {
    params: { contractId: body.id },
    body: { id: dearest.id, startDate: '2026-06-30' },
  })
  expect(moved.code).toBe('order_overlap')
})

test('when two users add orders for the same days at once, one order is refused, and the refusal shows the period of the other order', async () => {
  const body = await call(...create({ order: { startDate: '2026-02-01', endDate: '2026-06-30', baseHourlyRate: 38 } }))
  const order = {
    params: { contractId: body.id },
    body: { startDate: '2026-07-01', endDate: '2026-12-31', baseHourlyRate: 40 },
  }
  const answers = await Promise.all([katrien, wim].map((admin) => outcomeOf(admin, addOrder, order)))
  expect(statusesOf(answers)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
    code: 'order_overlap',
    overlapping: [{ period: { start: '2026-07-01', end: '2026-12-31' } }],
  })
})

test('an order with days outside its contract is refused', async () => {
  const id = await givenContract(db, {
    personId: annaId,
    customerId,
    from: '2026-03-01',
    until: '2026-12-31',
    rateCents: null,
  })
  const add = (startDate: string, endDate: string | null) =>
    request(katrien, addOrder, { params: { contractId: id }, body: { startDate, endDate, baseHourlyRate: 40 } })
  expect((await refused(...add('2026-02-28', '2026-12-31'))).code).toBe('order_outside_contract')
  expect((await refused(...add('2026-03-01', null))).code).toBe('order_outside_contract')
  expect((await call(...add('2026-03-01', '2026-12-31'))).orders).toHaveLength(1)
})

test('a field of an order keeps its value when the request of an edit does not contain the field', async () => {
  const body = await call(...create())
  const { id } = body.orders[0]!
  const edited = await call(katrien, editOrder, {
    params: { contractId: body.id },
    body: { id, baseHourlyRate: 39, version: 1 },
  })
  expect(edited.orders).toMatchObject([
    {
      id,
      version: 2,
      baseHourlyRate: 39,
      startDate: '2026-02-01',
      endDate: null,
      internalReference: 'spoed',
      message: 'PO-77',
    },
  ])
  const cleared = await callWith(katrien, editOrder, {
    params: { contractId: body.id },
    body: { id, internalReference: '', message: 'PO-78' },
  })
  expect(cleared.orders).toMatchObject([{ internalReference: '', externalReference: 'PO-78' }])
  const audited = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('entity', '=', 'order')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audited.map(({ changes }) => changes)).toEqual([
    { rate: [3825, 3900] },
    { internalReference: ['spoed', ''], externalReference: ['PO-77', 'PO-78'] },
  ])
})

test('when two users edit one order, the second save is refused, and the second user reads the changes of the first user', async () => {
  const body = await call(...create())
  const { id } = body.orders[0]!
  const edit = (baseHourlyRate: number) =>
    request(katrien, editOrder, { params: { contractId: body.id }, body: { id, baseHourlyRate, version: 1 } })
  await call(...edit(39))
  expect(await refused(...edit(40))).toMatchObject({
    status: 409,
    code: 'stale',
    current: { id, version: 2, baseHourlyRate: 39 },
    changedBy: 'Katrien Lauwers',
  })
})

test('a request for an order of another contract gets 404', async () => {
  const [one, other] = [await call(...create()), await call(...create())]
  const refusal = await refused(katrien, editOrder, {
    params: { contractId: one.id },
    body: { id: other.orders[0]!.id, baseHourlyRate: 1 },
  })
  expect(refusal.status).toBe(404)
})

test('when HR changes the hourly rate in the form of a contract, the order of today gets the new rate', async () => {
  const body = await call(...create({ order: { startDate: '2026-02-01', endDate: '2026-11-19', baseHourlyRate: 38 } }))
  expect(body._links?.['hourlyrate']).toBeUndefined()
  expect(
    await refused(katrien, editHourlyRate, { params: { contractId: body.id }, body: { baseHourlyRate: 41 } }),
  ).toMatchObject({
    status: 409,
    code: 'no_order_today',
  })
  await call(katrien, addOrder, {
    params: { contractId: body.id },
    body: { startDate: '2026-11-20', endDate: null, baseHourlyRate: 40 },
  })
  const after = await call(katrien, editHourlyRate, { params: { contractId: body.id }, body: { baseHourlyRate: 41 } })
  expect(after.orders).toMatchObject([
    { startDate: '2026-11-20', baseHourlyRate: 41 },
    { startDate: '2026-02-01', baseHourlyRate: 38 },
  ])
})

test('only HR can read contracts, and a contract that does not exist gives 404', async () => {
  const anna = await as(annaId)
  expect((await refused(anna, createContract, { body: contractBody() })).status).toBe(403)
  expect((await refused(katrien, contract, { params: { contractId: 999_999 } })).status).toBe(404)
  expect(
    (await refused(katrien, editContract, { params: { contractId: 999_999 }, body: { endDate: null } })).status,
  ).toBe(404)
  expect(
    (await refused(katrien, addOrder, { params: { contractId: 999_999 }, body: contractBody().order })).status,
  ).toBe(404)
})
