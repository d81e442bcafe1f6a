import {
  changeRate,
  contract as contractCall,
  createContract,
  editHourlyRate,
} from '@uurwerk/contract/contracts/contracts'
import { expect, test } from 'vitest'
import { call, refused, request } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPerson } from '../../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()
const annaId = await givenPerson(db, { firstName: 'Anna', from: '2026-01-01' })
const contract = await call(katrien, createContract, {
  body: {
    userId: annaId,
    customerId: await givenCustomer(db),
    startDate: '2026-02-01',
    endDate: '2026-12-31',
    order: { startDate: '2026-02-01', endDate: '2026-12-31', baseHourlyRate: 40, internalReference: 'spoed' },
  },
})

const change = (startDate: string, baseHourlyRate = 42.5) =>
  request(katrien, changeRate, { params: { contractId: contract.id }, body: { startDate, baseHourlyRate } })

test('the HR user Katrien gives Anna’s contract a new rate from a chosen day, and every day of the contract still has a rate', async () => {
  const body = await call(...change('2026-07-15'))
  expect(body.orders).toMatchObject([
    { startDate: '2026-07-15', endDate: '2026-12-31', baseHourlyRate: 42.5, internalReference: 'spoed', version: 1 },
    { startDate: '2026-02-01', endDate: '2026-07-14', baseHourlyRate: 40, internalReference: 'spoed', version: 2 },
  ])
})

test('HR cannot start a new rate on the first day of an order; HR changes the rate of that order instead', async () => {
  expect(await refused(...change('2026-07-15'))).toMatchObject({ status: 409, code: 'order_starts_on_day' })
})

test('HR cannot start a new rate on a day without an order', async () => {
  expect(await refused(...change('2027-01-01'))).toMatchObject({
    status: 409,
    code: 'no_order_on_day',
    message: 'Op 01-01-2027 geldt er geen order. Voeg een order toe.',
  })
})

test('an invalid rate is refused with an error at its field', async () => {
  const body = await refused(...change('2026-13-01', 40.001))
  expect(body.status).toBe(422)
  expect(body.errors).toEqual([
    { path: 'startDate', message: 'Het startdatum order veld moet een bestaande datum zijn (JJJJ-MM-DD)' },
    { path: 'baseHourlyRate', message: 'Het uurtarief veld mag hoogstens 2 cijfers na de komma hebben' },
  ])
})

test('a new rate is refused when HR sends an old version of the order', async () => {
  const newest = (await call(...change('2026-08-01', 45))).orders[0]!
  const running = (await call(katrien, contractCall, { params: { contractId: contract.id } })).orders.find(
    (order) => order.version === 1,
  )
  expect(running).toEqual(newest)
  const stale = await refused(katrien, editHourlyRate, {
    params: { contractId: contract.id },
    body: { baseHourlyRate: 46, version: 7 },
  })
  expect(stale).toMatchObject({ status: 409, code: 'stale', current: { baseHourlyRate: 45 } })
  const saved = await call(katrien, editHourlyRate, {
    params: { contractId: contract.id },
    body: { baseHourlyRate: 46, version: newest.version },
  })
  expect(saved.orders[0]).toMatchObject({ id: newest.id, baseHourlyRate: 46, version: 2 })
})
