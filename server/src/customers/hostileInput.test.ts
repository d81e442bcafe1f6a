import { describe, expect, test } from 'vitest'
import { customerBody } from '../testing/world/masterDataBodies.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()
const personId = await givenPerson(db)
const [customerId, subdivisionId] = [await givenCustomer(db), await givenCustomer(db)]
const shiftTypeId = await givenShiftType(db, customerId)
const contractId = await givenContract(db, { personId, customerId })

const customer = `/administration/customer/${customerId}`
const contract = `/administration/contract/${contractId}`
const period = { startDate: '2026-01-01', endDate: null }
const order = { ...period, baseHourlyRate: 40, internalReference: 'spoed', externalReference: 'PO-1' }
const shiftType = {
  name: 'Vroege',
  color: '#C7E0F4',
  labourTime: { startTime: '07:00', endTime: '15:00' },
  breakTime: { startTime: '12:00', endTime: '12:30' },
}
const rate = { bonusType: 'LATE', percentage: 20 }

type Call = readonly [method: 'post' | 'put' | 'patch', path: string, body: Readonly<Record<string, unknown>>]
const calls: readonly Call[] = [
  ['post', '/administration/customer', { ...customerBody(), isCustomBonusRates: true, bonusRatesList: [rate] }],
  [
    'put',
    customer,
    { ...customerBody(), bonusRatesList: [rate], confirmedEmailDtos: [{ emailAddress: 'a@b.example' }] },
  ],
  ['patch', `${customer}/toggleActive`, { newActivationStatus: true }],
  ['post', `${customer}/subdivision/${subdivisionId}`, { inheritWorkHours: true }],
  ['put', `${customer}/updateSubdivisions`, { subdivisions: [subdivisionId], groups: ['vat'] }],
  ['put', `${customer}/subdivision/${subdivisionId}/workhours`, { ...customerBody(), version: 1 }],
  ['post', `${customer}/shifttype`, shiftType],
  ['put', `${customer}/update`, { ...shiftType, id: shiftTypeId, version: 1 }],
  ['put', `${customer}/shifttype`, { id: shiftTypeId, active: true }],
  ['post', `${customer}/bonusRate`, rate],
  ['patch', `${customer}/updateBonusRate`, rate],
  ['post', `${customer}/removeBonusRate`, rate],
  ['put', `${customer}/replaceBonusRates`, { bonusRatesList: [rate] }],
  ['post', '/administration/confirmedEmail', { emailAddress: 'facturen@nethevallei.example' }],
  ['put', '/administration/confirmedEmail', { emailAddress: 'facturen@nethevallei.example', isConfirmed: true }],
  ['post', '/administration/contract', { userId: personId, customerId, ...period, reference: 'Bestek', order }],
  ['patch', contract, { ...period, reference: 'Bestek', version: 1 }],
  ['post', `${contract}/order`, order],
  ['patch', `${contract}/order`, { ...order, id: 1, version: 1 }],
  ['post', `${contract}/rateChange`, { startDate: '2026-06-01', baseHourlyRate: 40 }],
  ['patch', `${contract}/hourlyrate`, { baseHourlyRate: 40, version: 1 }],
  ['post', '/administration/holiday', { date: '2027-02-01', name: 'Brugdag' }],
]

const NASTY: readonly unknown[] = [
  null,
  '',
  '   ',
  'x'.repeat(100_000),
  'nul\u0000',
  '\uD800',
  "'; drop table customers; --",
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '24:00',
  0,
  -1,
  0.005,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [null],
  [[[]]],
  {},
  { toString: 1, __proto__: null },
]

/**
 * Generates copies of a request body. In each copy, one value is replaced by a hostile value. The value can be the
 * whole body, or a value at any depth.
 */
function* spoilt(body: unknown): Generator {
  yield* NASTY
  if (typeof body !== 'object' || body === null) return
  for (const [name, value] of Object.entries(body)) {
    for (const inner of spoilt(value)) {
      yield Array.isArray(body) ? body.with(Number(name), inner) : { ...body, [name]: inner }
    }
  }
}

describe('no request body causes a server error in the calls for customers', () => {
  test.each(calls)(
    'no hostile value in the body of the call %s %s causes an unexpected error',
    async (method, path, body) => {
      const faults: string[] = []
      for (const nasty of spoilt(body)) {
        const { status } = await katrien[method](path, { body: nasty })
        if (status >= 500) faults.push(JSON.stringify(nasty).slice(0, 300))
      }
      expect(faults).toEqual([])
    },
  )
})

test.each(['0', '-1', '1.5', 'x', '9007199254740993', '99999999999999999999', '%00', "1'", '1e3'])(
  'a request for a customer with the invalid id %s gets 404',
  async (id) => {
    for (const path of [`/administration/customer/${id}/1`, `${customer}/${id}`]) {
      expect([400, 404]).toContain((await katrien.delete(path)).status)
    }
    expect([400, 404]).toContain((await katrien.get(`/administration/contract/${id}`)).status)
    expect([400, 404]).toContain((await katrien.get(`/administration/customer/${id}`)).status)
    expect([400, 404]).toContain((await katrien.post(`${customer}/subdivision/${id}`)).status)
  },
)
