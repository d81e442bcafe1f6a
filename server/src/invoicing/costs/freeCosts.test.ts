import { expect, test } from 'vitest'
import { givenBilledMonth, type BilledMonth } from '../../testing/invoicingWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world.ts'

const testApp = await startTestApp('2026-12-01T09:00:00Z')
const { db } = testApp
const hr = await testApp.as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
const trips = { description: ' Verplaatsing ', amount: 8, units: 'ritten', cost: 14.5, accountingCostDto: { id: 1 } }
const pathOf = ({ contractId, personId }: BilledMonth, call: string, yearMonth = '2026-11') =>
  `/administration/timesheet/${yearMonth}/${personId}/${contractId}/${call}`
const add = (month: BilledMonth, body: object = trips) => hr.post(pathOf(month, 'freeCost'), { body })
const list = ({ contractId, personId }: BilledMonth, yearMonth = '2026-11') =>
  hr.get(`/administration/invoice/${yearMonth}/${contractId}/${personId}/freeCost`)
const bill = ({ contractId, personId }: BilledMonth) =>
  hr.post('/administration/invoice/fromTimesheet', {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
const costsOf = (body: { _embedded: { freeCostDtoList: { id: number }[] } }) => body._embedded.freeCostDtoList

test('a free cost is added, changed and removed, each with an audit entry', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const added = await add(month)
  expect(added.status).toBe(201)
  const [cost] = costsOf(added.body)
  expect(cost).toEqual({
    id: expect.any(Number),
    description: 'Verplaatsing',
    amount: 8,
    units: 'ritten',
    cost: 14.5,
    total: 116,
    accountingCost: { id: 1, name: 'Verplaatsing', billingCode: '613000' },
    vatRegime: null,
  })

  const changed = await hr.post(pathOf(month, 'updateFreeCost'), {
    body: { oldFreeCost: cost, newFreeCost: { ...trips, amount: 9, accountingCostDto: { id: 3 } } },
  })
  expect(costsOf(changed.body)).toMatchObject([
    { id: cost!.id, amount: 9, total: 130.5, accountingCost: { id: 3, name: 'Parking' } },
  ])

  const removed = await hr.post(pathOf(month, 'deleteFreeCost'), { body: { id: cost!.id } })
  expect(costsOf(removed.body)).toEqual([])
  expect((await hr.post(pathOf(month, 'deleteFreeCost'), { body: { id: cost!.id } })).status).toBe(404)

  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'person_id'])
    .where('entity', '=', 'contract')
    .where('entity_id', '=', month.contractId)
    .orderBy('id')
    .execute()
  expect(audited).toEqual(
    ['add free cost', 'edit free cost', 'remove free cost'].map((action) => ({ action, person_id: month.personId })),
  )
})

test('a user who changes a cost that somebody else has changed meanwhile is refused, and reads the current values', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const [cost] = costsOf((await add(month)).body)
  const change = (amount: number) =>
    hr.post(pathOf(month, 'updateFreeCost'), { body: { oldFreeCost: cost, newFreeCost: { ...trips, amount } } })
  const both = await Promise.all([change(1), change(2)])
  expect(statusesOf(both)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'stale',
    current: { id: cost!.id },
    changedBy: 'Katrien Lauwers',
  })
})

test('an invoice copies the free costs and freezes them, until it is deleted or credited', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const [cost] = costsOf((await add(month)).body)
  const { body: invoice } = await bill(month)
  expect(invoice).toMatchObject({
    totalVATIncluded: 156,
    freeCosts: [{ description: 'Verplaatsing', total: 116 }],
    billDto: { totalAmountAllShifts: 40 },
  })
  const frozen = { status: 409, body: { code: 'already_invoiced' } }
  expect(await add(month)).toMatchObject(frozen)
  expect(await hr.post(pathOf(month, 'deleteFreeCost'), { body: { id: cost!.id } })).toMatchObject(frozen)
  expect(
    await hr.post(pathOf(month, 'updateFreeCost'), { body: { oldFreeCost: cost, newFreeCost: trips } }),
  ).toMatchObject(frozen)
  await hr.delete(`/administration/invoice/${invoice.id}`)
  expect((await add(month)).status).toBe(201)
  expect((await bill(month)).body.totalVATIncluded).toBe(272)
})

test('a month with free costs only can be invoiced', async () => {
  const month = await givenBilledMonth(db, { shifts: [] })
  expect(await bill(month)).toMatchObject({ status: 409, body: { code: 'nothing_to_invoice' } })
  await add(month)
  expect((await bill(month)).body).toMatchObject({ lines: [], totalVATIncluded: 116, internalReference: '' })
})

test.each([
  ['no units', { units: ' ' }, 'units'],
  ['a description of 41 letters', { description: 'x'.repeat(41) }, 'description'],
  ['an amount of zero', { amount: 0 }, 'amount'],
  ['three decimals', { amount: 1.005 }, 'amount'],
  ['a cost of zero', { cost: 0 }, 'cost'],
  ['a cost below zero', { cost: -1 }, 'cost'],
  ['no accounting cost', { accountingCostDto: undefined }, 'accountingCostDto'],
])('a free cost with %s is refused', async (_what, wrong, path) => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const { status, body } = await add(month, { ...trips, ...wrong })
  expect(status).toBe(422)
  expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path])
})

test('a month in which the contract does not run accepts no free costs', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  expect(await hr.post(pathOf(month, 'freeCost', '2023-12'), { body: trips })).toMatchObject({
    status: 409,
    body: { code: 'no_contract_in_month' },
  })
  expect(costsOf((await list(month, '2023-12')).body)).toEqual([])
})

test('the free costs of a contract cannot be read under another person', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const wrong = { ...month, personId: await givenPerson(db) }
  expect((await list(wrong)).status).toBe(404)
  expect((await add(wrong)).status).toBe(404)
})

test('the accounting costs are listed', async () => {
  const { body } = await hr.get('/administration/accountingcost/all')
  expect(body._embedded.accountingCostDtos[0]).toEqual({
    id: 1,
    name: 'Verplaatsing',
    billingCode: '613000',
    active: true,
    vatRegime: null,
  })
})
