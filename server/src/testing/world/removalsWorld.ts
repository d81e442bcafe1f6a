import { call } from '../call.ts'
import { addShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { createContract } from '@uurwerk/contract/contracts/contracts'
import { createCustomer } from '@uurwerk/contract/customers/customers'
import { createHrEmployer, editHrEmployerPayCodes, hrEmployerPayCodes } from '@uurwerk/contract/people/hrEmployers'
import { createPerson } from '@uurwerk/contract/people/people'
import { givenLocked } from './people/leave.ts'
import { customerBody, personBody } from './masterDataBodies.ts'
import { startTestApp } from '../startTestApp.ts'
import { givenHr } from './world.ts'

type Removal = {
  readonly table: 'people' | 'customers' | 'contracts' | 'orders' | 'shift_types' | 'hr_employers'
  readonly action: string
  readonly unused: () => Promise<{ readonly id: number; readonly path: string }>
}

/** Starts an app in which Els Bogaerts of HR removes records. */
export async function removalsWorld() {
  const { db, as, nobody, clock } = await startTestApp()
  const { id: elsId, call: els } = await givenHr({ db, as }, 'Els')

  const newPerson = async () => (await call(els, createPerson, { body: personBody() })).id
  const newCustomer = async () => (await call(els, createCustomer, { body: customerBody() })).id

  async function newContract(personId?: number, customerId?: number) {
    const userId = personId ?? (await newPerson())
    const order = { startDate: '2026-01-01', baseHourlyRate: 40 }
    const body = { userId, customerId: customerId ?? (await newCustomer()), startDate: '2026-01-01', order }
    const made = await call(els, createContract, { body })
    return { contractId: made.id, orderId: made.orders[0]!.id, personId: userId }
  }

  async function newShiftType() {
    const customerId = await newCustomer()
    const body = { name: 'Proef', labourTime: { startTime: '07:00', endTime: '15:00' } }
    const made = await call(els, addShiftType, { params: { id: customerId }, body })
    return { customerId, shiftTypeId: made.shiftTypeDtos[0]!.id }
  }

  async function newHrEmployer() {
    const { id } = await call(els, createHrEmployer, { body: { name: 'Zorgwerk' } })
    const { _embedded } = await call(els, hrEmployerPayCodes, { params: { id } })
    await call(els, editHrEmployerPayCodes, {
      params: { id },
      body: { payCodes: _embedded.payCodeDtoList.slice(0, 2) },
    })
    return id
  }

  const removals: Readonly<Record<string, Removal>> = {
    person: {
      table: 'people',
      action: 'remove person',
      unused: async () => {
        const id = await newPerson()
        return { id, path: `/administration/user/${id}` }
      },
    },
    customer: {
      table: 'customers',
      action: 'remove customer',
      unused: async () => {
        const { customerId: id } = await newShiftType()
        return { id, path: `/administration/customer/${id}` }
      },
    },
    contract: {
      table: 'contracts',
      action: 'remove contract',
      unused: async () => {
        const { contractId: id } = await newContract()
        await givenLocked(db, { contractId: id, month: '2026-10' })
        return { id, path: `/administration/contract/${id}` }
      },
    },
    order: {
      table: 'orders',
      action: 'remove order',
      unused: async () => {
        const { contractId, orderId } = await newContract()
        return { id: orderId, path: `/administration/contract/${contractId}/order/${orderId}` }
      },
    },
    'shift type': {
      table: 'shift_types',
      action: 'remove shift type',
      unused: async () => {
        const { customerId, shiftTypeId } = await newShiftType()
        return { id: shiftTypeId, path: `/administration/customer/${customerId}/shifttype/${shiftTypeId}` }
      },
    },
    'hr employer': {
      table: 'hr_employers',
      action: 'remove hr employer',
      unused: async () => {
        const id = await newHrEmployer()
        return { id, path: `/administration/hremployer/${id}` }
      },
    },
  }

  const isThere = async ({ table }: Removal, id: number): Promise<boolean> =>
    (await db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0

  return { db, as, nobody, clock, elsId, els, newPerson, newCustomer, newContract, removals, isThere }
}
