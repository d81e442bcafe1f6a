import type { BodyInput } from '@uurwerk/contract/endpoint'
import { copyToCustomers } from '@uurwerk/contract/customers/copyToCustomers'
import { customer } from '@uurwerk/contract/customers/customers'
import { addShiftType, toggleShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { expect, test } from 'vitest'
import { call, refused, request } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer } from '../../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()

const typed = (name: string, startTime = '07:00', endTime = '15:00') => ({
  name,
  color: '#C7E0F4',
  labourTime: { startTime, endTime },
  breakTime: { startTime: '14:00', endTime: '14:30' },
})
const add = (id: number, ...types: Parameters<typeof typed>) =>
  call(katrien, addShiftType, { params: { id }, body: typed(...types) })
const copying = (id: number, body: BodyInput<typeof copyToCustomers>, preview: 'true' | 'false' = 'false') =>
  request(katrien, copyToCustomers, { params: { id }, query: { preview }, body })
const read = (id: number) => call(katrien, customer, { params: { id } })
const namesAt = async (id: number) => (await read(id)).shiftTypeDtos.map(({ name }) => name)

async function hospitalWithTypes(rates = {}) {
  const id = await givenCustomer(db, { name: 'AZ Klaverveld', rates })
  await add(id, 'Vroege')
  await add(id, 'Late', '13:00', '21:00')
  return id
}

test('HR copies the shift types of a hospital to two customers; an existing name is kept and reported', async () => {
  const source = await hospitalWithTypes()
  const [linde, beuk] = [await givenCustomer(db, { name: 'De Linde' }), await givenCustomer(db, { name: 'De Beuk' })]
  await add(linde, 'vroege', '06:00', '14:45')
  const { customers } = await call(...copying(source, { customers: [linde, beuk, beuk] }))
  expect(customers).toMatchObject([
    { id: beuk, added: ['Late', 'Vroege'], kept: [], ratesBefore: null },
    { id: linde, added: ['Late'], kept: ['Vroege'], ratesBefore: null },
  ])
  expect((await read(beuk)).shiftTypeDtos).toMatchObject([typed('Late', '13:00', '21:00'), typed('Vroege')])
  expect((await read(linde)).shiftTypeDtos.find(({ name }) => name === 'vroege')?.labourTime.startTime).toBe('06:00')
  expect((await read(linde)).version).toBe(1)
})

test('a preview of a copy to customers returns the same answer as the copy, and stores nothing', async () => {
  const [source, target] = [await hospitalWithTypes({ LATE: 1000 }), await givenCustomer(db, { rates: { LATE: 2000 } })]
  const body = { customers: [target], bonusRates: true }
  const { repricing, customers: previewed } = await call(...copying(source, body, 'true'))
  expect(repricing).toMatchObject({ months: [], totalBefore: 0, totalAfter: 0 })
  expect([await namesAt(target), (await read(target)).version]).toEqual([[], 1])
  expect((await call(...copying(source, body))).customers).toEqual(previewed)
  expect(await namesAt(target)).toEqual(['Late', 'Vroege'])
})

test('when HR copies bonus rates to a customer with other rates, the customer gets the copied rates and a new version', async () => {
  const source = await givenCustomer(db, { rates: { LATE: 1050, NIGHT: 3500 } })
  const [other, same] = [
    await givenCustomer(db, { name: 'Ander', rates: { LATE: 2000, SATURDAY: 2600 } }),
    await givenCustomer(db, { name: 'Zelfde', rates: { LATE: 1050, NIGHT: 3500 } }),
  ]
  const body = { customers: [other, same], shiftTypes: false, bonusRates: true }
  const { customers } = await call(...copying(source, body))
  expect(customers).toMatchObject([
    {
      id: other,
      ratesBefore: [
        { bonusType: 'LATE', percentage: 20 },
        { bonusType: 'SATURDAY', percentage: 26 },
      ],
    },
    { id: same, ratesBefore: null },
  ])
  const rates = (await read(source)).bonusRateDtos
  expect(await read(other)).toMatchObject({ version: 2, bonusRateDtos: rates })
  expect(await read(same)).toMatchObject({ version: 1, bonusRateDtos: rates })
})

test('when HR copies shift types to customers, inactive shift types are left out', async () => {
  const [source, target] = [await hospitalWithTypes(), await givenCustomer(db)]
  const late = (await read(source)).shiftTypeDtos.find(({ name }) => name === 'Late')!
  await call(katrien, toggleShiftType, { params: { id: source }, body: { id: late.id, active: false } })
  await call(...copying(source, { customers: [target] }))
  expect(await namesAt(target)).toEqual(['Vroege'])
})

test('when HR copies shift types, each changed customer has one audit entry with its new shift types', async () => {
  const source = await hospitalWithTypes()
  const targets = [await givenCustomer(db), await givenCustomer(db)]
  await call(...copying(source, { customers: targets }))
  await call(...copying(source, { customers: targets }))
  const entries = await db
    .selectFrom('audit_entries')
    .select(['entity_id', 'changes'])
    .where('action', '=', 'copy from customer')
    .where('entity_id', 'in', targets)
    .orderBy('entity_id')
    .execute()
  const wanted = await Promise.all(
    targets.map(async (id) => {
      const shiftTypeIds = (await read(id)).shiftTypeDtos.map((type) => type.id)
      return { entity_id: id, changes: { copiedFrom: [null, source], shiftTypeIds: [null, shiftTypeIds] } }
    }),
  )
  expect(entries).toEqual(wanted)
})

test('when one customer of the list does not exist, no customer gets a copied shift type', async () => {
  const [source, target] = [await hospitalWithTypes(), await givenCustomer(db)]
  expect(await refused(...copying(source, { customers: [target, 999_999] }))).toMatchObject({
    status: 404,
    code: 'reference_unknown',
  })
  expect(await refused(...copying(999_999, { customers: [target] }))).toMatchObject({ status: 404 })
  expect(await namesAt(target)).toEqual([])
})

test('HR can copy to 500 customers in one request, and a copy to 501 customers is refused', async () => {
  const source = await hospitalWithTypes()
  const targets: number[] = []
  while (targets.length < 500) targets.push(await givenCustomer(db, { rates: {} }))
  const { customers } = await call(...copying(source, { customers: targets }))
  expect(customers.filter(({ added }) => added.length === 2)).toHaveLength(500)
  expect(await refused(...copying(source, { customers: [...targets, 999_999] }))).toMatchObject({ status: 422 })
})
