import { addOrder, contract, createContract, editContract, editHourlyRate } from '@uurwerk/contract/contracts/contracts'
import { expect, test } from 'vitest'
import { call, errorsOf, refused } from '../../testing/call.ts'
import { givenCustomer } from '../../testing/world/world.ts'
import { contractsWorld } from '../../testing/world/people/contractsWorld.ts'

const { db, as, katrien, annaId, customerId, contractBody, create } = await contractsWorld()

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
