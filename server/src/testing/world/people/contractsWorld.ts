import { createContract } from '@uurwerk/contract/contracts/contracts'
import { request } from '../../call.ts'
import { hrWorld } from './hrWorld.ts'
import { givenCustomer, givenPerson } from '../world.ts'

/** Starts an app in which Katrien Lauwers of HR makes contracts for Anna Peeters. */
export async function contractsWorld() {
  const { db, as, hr: katrien } = await hrWorld()
  const annaId = await givenPerson(db, { firstName: 'Anna', lastName: 'Peeters', from: '2026-01-01' })
  const customerId = await givenCustomer(db)

  const contractBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
    userId: annaId,
    customerId,
    startDate: '2026-02-01',
    endDate: null,
    reference: 'Raamovereenkomst 12',
    order: {
      startDate: '2026-02-01',
      endDate: null,
      baseHourlyRate: 38.25,
      message: 'PO-77',
      internalReference: 'spoed',
    },
    ...changes,
  })

  const create = (changes: Readonly<Record<string, unknown>> = {}) =>
    request(katrien, createContract, { body: contractBody(changes) })

  return { db, as, katrien, annaId, customerId, contractBody, create }
}
