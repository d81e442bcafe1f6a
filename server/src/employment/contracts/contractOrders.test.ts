import { addOrder, editOrder } from '@uurwerk/contract/contracts/contracts'
import { expect, test } from 'vitest'
import { call, refused, request, callWith, outcomeOf } from '../../testing/call.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenContract, givenHr } from '../../testing/world/world.ts'
import { contractsWorld } from '../../testing/world/people/contractsWorld.ts'

const { db, as, katrien, annaId, customerId, create } = await contractsWorld()

const { call: wim } = await givenHr({ db, as }, 'Wim')

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
