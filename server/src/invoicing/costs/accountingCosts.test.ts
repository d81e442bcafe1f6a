import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { addFreeCost, editFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import { accountingCosts, addAccountingCost, editAccountingCost } from '@uurwerk/contract/invoicing/accountingCosts'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { editInvoice, invoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { describe, expect, test } from 'vitest'
import { call, refused, request, refusedWith } from '../../testing/call.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'

const { db, hr } = await hrWorld()

type Listed = { readonly id: number; readonly name: string; readonly billingCode: string; readonly active: boolean }
const listed = async (): Promise<Listed[]> => (await call(hr, accountingCosts))._embedded.accountingCostDtos
const add = (name: string, billingCode = '613900') => call(hr, addAccountingCost, { body: { name, billingCode } })
const edit = (id: number, body: BodyInput<typeof editAccountingCost>) =>
  request(hr, editAccountingCost, { params: { id }, body })
const idOf = async (wanted: string) => (await listed()).find(({ name }) => name === wanted)!.id
const retire = async (name: string) => {
  const id = await idOf(name)
  await call(...edit(id, { name, billingCode: '613900', active: false }))
  return id
}

test('a new company has four accounting costs, all of them active', async () => {
  expect((await listed()).map(({ name, billingCode, active }) => [name, billingCode, active])).toEqual([
    ['Verplaatsing', '613000', true],
    ['Maaltijd', '613100', true],
    ['Parking', '613200', true],
    ['Andere', '619000', true],
  ])
})

test('the HR user Katrien adds an accounting cost and changes it, and the audit trail contains both actions', async () => {
  const body = await add('Overnachting')
  const added = body._embedded.accountingCostDtos.at(-1)!
  expect(added).toMatchObject({ name: 'Overnachting', billingCode: '613900', active: true })
  const edited = await call(...edit(added.id, { name: 'Hotel', billingCode: '613910' }))
  expect(edited._embedded.accountingCostDtos.at(-1)).toEqual({ ...added, name: 'Hotel', billingCode: '613910' })
  const audit = await call(hr, auditEntries, { query: { entity: 'accounting cost', id: `${added.id}` } })
  expect(audit._embedded.auditEntryList.map(({ action, changes }) => [action, changes])).toEqual([
    ['edit accounting cost', { name: ['Overnachting', 'Hotel'], billingCode: ['613900', '613910'] }],
    ['add accounting cost', { name: [null, 'Overnachting'], billingCode: [null, '613900'], active: [null, true] }],
  ])
})

test.each([
  ['a name that exists', { name: 'Parking', billingCode: '1' }, 409, 'accounting_cost_name_taken'],
  ['a name that exists, in capitals', { name: 'PARKING', billingCode: '1' }, 409, 'accounting_cost_name_taken'],
  ['no name', { name: ' ', billingCode: '1' }, 422, 'invalid'],
  ['no code', { name: 'Trein' }, 422, 'invalid'],
])('an accounting cost with %s is refused', async (_what, body, status, code) => {
  const before = await listed()
  expect(await refusedWith(hr, addAccountingCost, { body })).toMatchObject({ status, code })
  expect(await refusedWith(hr, editAccountingCost, { params: { id: before[0]!.id }, body })).toMatchObject({
    status,
    code,
  })
  expect(await listed()).toEqual(before)
})

test('a change of an accounting cost that does not exist is refused', async () => {
  expect((await refused(...edit(99_999, { name: 'Niets', billingCode: '1' }))).status).toBe(404)
})

describe('an accounting cost that is not active any more', () => {
  const input = (id: number, cost = 5) => ({
    description: 'Ticket',
    amount: 1,
    units: 'stuk',
    cost,
    accountingCostDto: { id },
  })

  test('HR cannot choose an inactive accounting cost for a new free cost, but an existing free cost keeps it', async () => {
    await add('Trein')
    const id = await idOf('Trein')
    const { contractId, personId } = await givenBilledMonth(db)
    const params = { yearMonth: toYearMonth('2026-11'), userId: personId, contractId }
    const { _embedded } = await call(hr, addFreeCost, { params, body: input(id) })
    const kept = _embedded.freeCostDtoList[0]!
    const change = (newFreeCost: ReturnType<typeof input>) =>
      request(hr, editFreeCost, { params, body: { oldFreeCost: { id: kept.id }, newFreeCost } })
    const isInactive = { status: 409, code: 'accounting_cost_inactive' }
    await retire('Trein')
    expect(await refused(hr, addFreeCost, { params, body: input(id) })).toMatchObject(isInactive)
    const changed = await call(...change(input(id, 7)))
    expect(changed._embedded.freeCostDtoList).toMatchObject([{ cost: 7, accountingCost: { id, name: 'Trein' } }])
    const parking = await retire('Parking')
    expect(await refused(...change(input(parking)))).toMatchObject(isInactive)
  })

  test('HR cannot choose an inactive accounting cost for a new invoice, but a concept invoice keeps it with the name that it had', async () => {
    await add('Bus')
    const id = await idOf('Bus')
    const { contractId, personId } = await givenBilledMonth(db)
    const made = await call(hr, invoiceFromTimesheet, {
      body: { contractId, userId: personId, yearMonthString: '2026-11' },
    })
    const change = (costs: object[]) =>
      request(hr, editInvoice, { params: { id: made.id }, body: { freeCostBillingDtos: costs } })
    await call(...change([input(id)]))
    await retire('Bus')
    expect(await refused(...change([input(id), input(await retire('Maaltijd'))]))).toMatchObject({
      status: 409,
      code: 'accounting_cost_inactive',
    })
    const body = await call(...change([input(id, 9)]))
    expect(body.freeCosts).toMatchObject([{ cost: 9, accountingCost: { id, name: 'Bus', billingCode: '613900' } }])
    await call(...edit(id, { name: 'Autocar', billingCode: '1', active: false }))
    expect((await call(hr, invoice, { params: { id: made.id } })).freeCosts[0]?.accountingCost.name).toBe('Bus')
  })
})
