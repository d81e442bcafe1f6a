import { addHoliday } from '@uurwerk/contract/absences/holidays'
import { addressOf } from '@uurwerk/contract/addressOf'
import {
  addOrder,
  changeRate,
  contract as readContract,
  createContract,
  editContract,
  editHourlyRate,
  editOrder,
} from '@uurwerk/contract/contracts/contracts'
import { addBonusRate, editBonusRate, removeBonusRate, replaceBonusRates } from '@uurwerk/contract/customers/bonusRates'
import { addConfirmedEmail, confirmEmail } from '@uurwerk/contract/customers/confirmedEmails'
import {
  createCustomer,
  customer as readCustomer,
  editCustomer,
  toggleCustomer,
} from '@uurwerk/contract/customers/customers'
import { addShiftType, archiveShiftType, editShiftType, toggleShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { addSubdivision, editSubdivisionWorkHours, updateSubdivisions } from '@uurwerk/contract/customers/subdivisions'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { describe, expect, test } from 'vitest'
import { refusedWith } from '../testing/call.ts'
import type { Caller } from '../testing/startTestApp.ts'
import { customerBody } from '../testing/world/masterDataBodies.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()
const personId = await givenPerson(db)
const [customerId, subdivisionId] = [await givenCustomer(db), await givenCustomer(db)]
const shiftTypeId = await givenShiftType(db, customerId)
const contractId = await givenContract(db, { personId, customerId })

const period = { startDate: '2026-01-01', endDate: null }
const order = { ...period, baseHourlyRate: 40, internalReference: 'spoed', externalReference: 'PO-1' }
const shiftType = {
  name: 'Vroege',
  color: '#C7E0F4',
  labourTime: { startTime: '07:00', endTime: '15:00' },
  breakTime: { startTime: '12:00', endTime: '12:30' },
}
const rate = { bonusType: 'LATE', percentage: 20 }

const ofCustomer = { id: customerId }
const ofSubdivision = { id: customerId, parentId: customerId, subdivisionId }
const ofContract = { contractId }

type Call = readonly [endpoint: Endpoint, params: Readonly<Record<string, number>>, body: object]
const calls: readonly Call[] = [
  [createCustomer, {}, { ...customerBody(), isCustomBonusRates: true, bonusRatesList: [rate] }],
  [
    editCustomer,
    ofCustomer,
    { ...customerBody(), bonusRatesList: [rate], confirmedEmailDtos: [{ emailAddress: 'a@b.example' }] },
  ],
  [toggleCustomer, ofCustomer, { newActivationStatus: true }],
  [addSubdivision, ofSubdivision, { inheritWorkHours: true }],
  [updateSubdivisions, ofCustomer, { subdivisions: [subdivisionId], groups: ['vat'] }],
  [editSubdivisionWorkHours, ofSubdivision, { ...customerBody(), version: 1 }],
  [addShiftType, ofCustomer, shiftType],
  [editShiftType, ofCustomer, { ...shiftType, id: shiftTypeId, version: 1 }],
  [toggleShiftType, ofCustomer, { id: shiftTypeId, active: true }],
  [addBonusRate, ofCustomer, rate],
  [editBonusRate, ofCustomer, rate],
  [removeBonusRate, ofCustomer, rate],
  [replaceBonusRates, ofCustomer, { bonusRatesList: [rate] }],
  [addConfirmedEmail, {}, { emailAddress: 'facturen@nethevallei.example' }],
  [confirmEmail, {}, { emailAddress: 'facturen@nethevallei.example', isConfirmed: true }],
  [createContract, {}, { userId: personId, customerId, ...period, reference: 'Bestek', order }],
  [editContract, ofContract, { ...period, reference: 'Bestek', version: 1 }],
  [addOrder, ofContract, order],
  [editOrder, ofContract, { ...order, id: 1, version: 1 }],
  [changeRate, ofContract, { startDate: '2026-06-01', baseHourlyRate: 40 }],
  [editHourlyRate, ofContract, { baseHourlyRate: 40, version: 1 }],
  [addHoliday, {}, { date: '2027-02-01', name: 'Brugdag' }],
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
  test.each(calls.map(([endpoint, ...input]) => [endpoint.method, endpoint.path, endpoint, ...input] as const))(
    'no hostile value in the body of the call %s %s causes an unexpected error',
    async (method, _path, endpoint, params, body) => {
      const faults: string[] = []
      const address = addressOf(endpoint, { params }).slice('/api'.length)
      for (const nasty of spoilt(body)) {
        const { status } = await katrien[method.toLowerCase() as keyof Caller](address, { body: nasty })
        if (status >= 500) faults.push(JSON.stringify(nasty).slice(0, 300))
      }
      expect(faults).toEqual([])
    },
  )
})

test.each(['0', '-1', '1.5', 'x', '9007199254740993', '99999999999999999999', '%00', "1'", '1e3'])(
  'a request for a customer with the invalid id %s gets 404',
  async (inAddress) => {
    // The id is decoded here, because the request encodes it again.
    const id = decodeURIComponent(inAddress)
    const requests: readonly [Endpoint, Readonly<Record<string, string | number>>][] = [
      [archiveShiftType, { id, shiftTypeId: 1 }],
      [archiveShiftType, { id: customerId, shiftTypeId: id }],
      [readContract, { contractId: id }],
      [readCustomer, { id }],
      [addSubdivision, { parentId: customerId, subdivisionId: id }],
    ]
    for (const [endpoint, params] of requests) {
      const { status } = await refusedWith(katrien, endpoint, { params })
      expect([endpoint.path, status]).toEqual([endpoint.path, 404])
    }
  },
)
