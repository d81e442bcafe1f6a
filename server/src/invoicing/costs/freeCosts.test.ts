import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { freeCosts, addFreeCost, editFreeCost, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import { deleteInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { accountingCosts } from '@uurwerk/contract/invoicing/accountingCosts'
import { expect, test } from 'vitest'
import { call, refused, request, outcomeOf, refusedWith } from '../../testing/call.ts'
import { givenBilledMonth, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world/world.ts'

const { db, hr } = await hrWorld('2026-12-01T09:00:00Z')

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
const trips = { description: ' Verplaatsing ', amount: 8, units: 'ritten', cost: 14.5, accountingCostDto: { id: 1 } }
const costs = ({ contractId, personId }: BilledMonth, yearMonth = '2026-11') => ({
  params: { yearMonth: toYearMonth(yearMonth), userId: personId, contractId },
})
const add = (month: BilledMonth, yearMonth?: string) =>
  request(hr, addFreeCost, { ...costs(month, yearMonth), body: trips })
const remove = (month: BilledMonth, id: number) => request(hr, removeFreeCost, { ...costs(month), body: { id } })
const list = (month: BilledMonth, yearMonth?: string) => request(hr, freeCosts, costs(month, yearMonth))
const bill = ({ contractId, personId }: BilledMonth) =>
  request(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
const costsOf = ({ _embedded }: ResponseOf<typeof freeCosts>) => _embedded.freeCostDtoList

test('HR adds, changes and removes a free cost, and each action has an audit entry', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const [cost] = costsOf(await call(...add(month)))
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

  const changed = await call(hr, editFreeCost, {
    ...costs(month),
    body: { oldFreeCost: cost!, newFreeCost: { ...trips, amount: 9, accountingCostDto: { id: 3 } } },
  })
  expect(costsOf(changed)).toMatchObject([
    { id: cost!.id, amount: 9, total: 130.5, accountingCost: { id: 3, name: 'Parking' } },
  ])

  expect(costsOf(await call(...remove(month, cost!.id)))).toEqual([])
  expect((await refused(...remove(month, cost!.id))).status).toBe(404)

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

test('a change of a free cost with an old version is refused, and the answer contains the current values', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const [cost] = costsOf(await call(...add(month)))
  const change = (amount: number) =>
    outcomeOf(hr, editFreeCost, {
      ...costs(month),
      body: { oldFreeCost: cost!, newFreeCost: { ...trips, amount } },
    })
  const both = await Promise.all([change(1), change(2)])
  expect(statusesOf(both)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.refusal).toMatchObject({
    code: 'stale',
    current: { id: cost!.id },
    changedBy: 'Katrien Lauwers',
  })
})

test('an invoice copies the free costs of the month, which cannot change until the invoice is deleted or credited', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const [cost] = costsOf(await call(...add(month)))
  const invoice = await call(...bill(month))
  expect(invoice).toMatchObject({
    totalVATIncluded: 156,
    freeCosts: [{ description: 'Verplaatsing', total: 116 }],
    billDto: { totalAmountAllShifts: 40 },
  })
  const frozen = { status: 409, code: 'already_invoiced' }
  expect(await refused(...add(month))).toMatchObject(frozen)
  expect(await refused(...remove(month, cost!.id))).toMatchObject(frozen)
  const change = { ...costs(month), body: { oldFreeCost: cost!, newFreeCost: trips } }
  expect(await refused(hr, editFreeCost, change)).toMatchObject(frozen)
  await call(hr, deleteInvoice, { params: { id: invoice.id } })
  await call(...add(month))
  expect((await call(...bill(month))).totalVATIncluded).toBe(272)
})

test('a month without hours can be invoiced when HR added a free cost', async () => {
  const month = await givenBilledMonth(db, { shifts: [] })
  expect(await refused(...bill(month))).toMatchObject({ status: 409, code: 'nothing_to_invoice' })
  await call(...add(month))
  expect(await call(...bill(month))).toMatchObject({ lines: [], totalVATIncluded: 116, internalReference: '' })
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
  const { status, errors } = await refusedWith(hr, addFreeCost, { ...costs(month), body: { ...trips, ...wrong } })
  expect(status).toBe(422)
  expect(errors?.map((error) => error.path)).toEqual([path])
})

test('HR cannot add free costs to a month in which the contract is not active', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  expect(await refused(...add(month, '2023-12'))).toMatchObject({ status: 409, code: 'no_contract_in_month' })
  expect(costsOf(await call(...list(month, '2023-12')))).toEqual([])
})

test('the free costs of a contract give 404 in the path of another person', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const wrong = { ...month, personId: await givenPerson(db) }
  expect((await refused(...list(wrong))).status).toBe(404)
  expect((await refused(...add(wrong))).status).toBe(404)
})

test('HR reads the list of accounting costs', async () => {
  const body = await call(hr, accountingCosts)
  expect(body._embedded.accountingCostDtos[0]).toEqual({
    id: 1,
    name: 'Verplaatsing',
    billingCode: '613000',
    active: true,
    vatRegime: null,
  })
})
