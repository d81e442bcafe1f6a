import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world.ts'

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
  katrien.post('/administration/contract', { body: contractBody(changes) })

const errorsOf = ({ body }: { body: { errors: { path: string; message: string }[] } }) =>
  Object.fromEntries(body.errors.map(({ path, message }) => [path, message]))

test('Katrien makes a contract with its first order', async () => {
  const { status, body } = await create()
  expect(status).toBe(201)
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
  expect((await katrien.get(`/administration/contract/${body.id}`)).body.orders).toEqual(body.orders)
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'person_id'])
    .where('entity', '=', 'contract')
    .where('entity_id', '=', body.id)
    .execute()
  expect(audited).toEqual([{ action: 'create contract', person_id: annaId }])
})

test('all errors of a contract are reported at once, also dates that contradict each other', async () => {
  const answer = await create({
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
  })
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
])('a contract with %s is refused', async (_, changes, errors) => {
  const answer = await create(changes)
  expect(answer.status).toBe(422)
  expect(errorsOf(answer)).toEqual(errors)
})

test('a contract of one day has an order of one day', async () => {
  const day = { startDate: '2026-11-30', endDate: '2026-11-30' }
  expect(await create({ ...day, order: { ...day, baseHourlyRate: 0 } })).toMatchObject({
    status: 201,
    body: { orders: [{ ...day, baseHourlyRate: 0 }] },
  })
})

test('a contract needs a person, an active customer and a start within the employment', async () => {
  const order = { startDate: '2025-12-31', endDate: null, baseHourlyRate: 40 }
  expect((await create({ startDate: '2025-12-31', order })).body).toMatchObject({
    status: 409,
    code: 'contract_outside_employment',
  })
  expect((await create({ userId: 999_999 })).body).toMatchObject({ status: 404, code: 'reference_unknown' })
  expect((await create({ customerId: 999_999 })).body).toMatchObject({ status: 404, code: 'reference_unknown' })
  const closed = await givenCustomer(db)
  await db.updateTable('customers').set({ active: false }).where('id', '=', closed).execute()
  expect((await create({ customerId: closed })).body).toMatchObject({ status: 409, code: 'customer_inactive' })
})

test('the orders of a contract are listed with the highest rate first', async () => {
  const { body } = await create({ order: { startDate: '2026-02-01', endDate: '2026-06-30', baseHourlyRate: 38 } })
  const add = (startDate: string, endDate: string | null, baseHourlyRate: number) =>
    katrien.post(`/administration/contract/${body.id}/order`, {
      body: { startDate, endDate, baseHourlyRate, externalReference: 'PO-78' },
    })
  await add('2026-07-01', '2026-09-30', 41.5)
  const { status, body: after } = await add('2026-10-01', null, 40)
  expect(status).toBe(201)
  expect(after.orders.map(({ baseHourlyRate }: { baseHourlyRate: number }) => baseHourlyRate)).toEqual([41.5, 40, 38])
})

test('an order that overlaps others is refused, and the refusal names their periods', async () => {
  const { body } = await create({ order: { startDate: '2026-02-01', endDate: '2026-06-30', baseHourlyRate: 38 } })
  const path = `/administration/contract/${body.id}/order`
  const second = await katrien.post(path, { body: { startDate: '2026-08-01', endDate: null, baseHourlyRate: 40 } })
  const refused = await katrien.post(path, {
    body: { startDate: '2026-06-30', endDate: '2026-08-01', baseHourlyRate: 40 },
  })
  for (const other of refused.body.overlapping) expect(Object.keys(other)).toEqual(['id', 'period'])
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'order_overlap',
      message: 'Deze datums overlappen met andere: 01-08-2026 Tot onbepaald, 01-02-2026 Tot 30-06-2026',
      overlapping: [
        { period: { start: '2026-08-01', end: null } },
        { period: { start: '2026-02-01', end: '2026-06-30' } },
      ],
    },
  })
  const [dearest] = second.body.orders
  const moved = await katrien.patch(path, { body: { id: dearest.id, startDate: '2026-06-30' } })
  expect(moved.body.code).toBe('order_overlap')
})

test('when two orders for the same days are added at once, one is refused with the period of the other', async () => {
  const { body } = await create({ order: { startDate: '2026-02-01', endDate: '2026-06-30', baseHourlyRate: 38 } })
  const order = { body: { startDate: '2026-07-01', endDate: '2026-12-31', baseHourlyRate: 40 } }
  const answers = await Promise.all(
    [katrien, wim].map((admin) => admin.post(`/administration/contract/${body.id}/order`, order)),
  )
  expect(statusesOf(answers)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'order_overlap',
    overlapping: [{ period: { start: '2026-07-01', end: '2026-12-31' } }],
  })
})

test('an order lies within its contract', async () => {
  const id = await givenContract(db, {
    personId: annaId,
    customerId,
    from: '2026-03-01',
    until: '2026-12-31',
    rateCents: null,
  })
  const add = async (startDate: string, endDate: string | null) =>
    (await katrien.post(`/administration/contract/${id}/order`, { body: { startDate, endDate, baseHourlyRate: 40 } }))
      .body.code
  expect(await add('2026-02-28', '2026-12-31')).toBe('order_outside_contract')
  expect(await add('2026-03-01', null)).toBe('order_outside_contract')
  expect(await add('2026-03-01', '2026-12-31')).toBeUndefined()
})

test('a field that an edit of an order leaves out keeps its value', async () => {
  const { body } = await create()
  const [{ id }] = body.orders
  const edited = await katrien.patch(`/administration/contract/${body.id}/order`, {
    body: { id, baseHourlyRate: 39, version: 1 },
  })
  expect(edited.body.orders).toMatchObject([
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
  const cleared = await katrien.patch(`/administration/contract/${body.id}/order`, {
    body: { id, internalReference: '', message: 'PO-78' },
  })
  expect(cleared.body.orders).toMatchObject([{ internalReference: '', externalReference: 'PO-78' }])
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

test('when two users edit one order, the second gets the changes of the first', async () => {
  const { body } = await create()
  const [{ id }] = body.orders
  const edit = (baseHourlyRate: number) =>
    katrien.patch(`/administration/contract/${body.id}/order`, { body: { id, baseHourlyRate, version: 1 } })
  await edit(39)
  expect(await edit(40)).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { id, version: 2, baseHourlyRate: 39 }, changedBy: 'Katrien Lauwers' },
  })
})

test('the order of another contract is not found', async () => {
  const [one, other] = [(await create()).body, (await create()).body]
  const refused = await katrien.patch(`/administration/contract/${one.id}/order`, {
    body: { id: other.orders[0].id, baseHourlyRate: 1 },
  })
  expect(refused.status).toBe(404)
})

test('a change of the hourly rate changes the order of today', async () => {
  const { body } = await create({ order: { startDate: '2026-02-01', endDate: '2026-11-19', baseHourlyRate: 38 } })
  const path = `/administration/contract/${body.id}`
  expect(body._links.hourlyrate).toBeUndefined()
  expect((await katrien.patch(`${path}/hourlyrate`, { body: { baseHourlyRate: 41 } })).body).toMatchObject({
    status: 409,
    code: 'no_order_today',
  })
  await katrien.post(`${path}/order`, { body: { startDate: '2026-11-20', endDate: null, baseHourlyRate: 40 } })
  const { body: after } = await katrien.patch(`${path}/hourlyrate`, { body: { baseHourlyRate: 41 } })
  expect(after.orders).toMatchObject([
    { startDate: '2026-11-20', baseHourlyRate: 41 },
    { startDate: '2026-02-01', baseHourlyRate: 38 },
  ])
})

test('only HR reads contracts, and a contract that does not exist is not found', async () => {
  const anna = await as(annaId)
  expect((await anna.post('/administration/contract', { body: contractBody() })).status).toBe(403)
  expect((await katrien.get('/administration/contract/999999')).status).toBe(404)
  expect((await katrien.patch('/administration/contract/999999', { body: { endDate: null } })).status).toBe(404)
  expect((await katrien.post('/administration/contract/999999/order', { body: contractBody().order })).status).toBe(404)
})
