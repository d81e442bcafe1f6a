import { createCustomer } from '@uurwerk/contract/customers/customers'
import { call } from '../../call.ts'
import { customerBody, type CustomerFields } from '../masterDataBodies.ts'
import { hrWorld } from '../people/hrWorld.ts'

/** Starts an app in which Katrien Lauwers of HR makes and edits customers. */
export async function customersWorld() {
  const { db, as, katrienId, hr: katrien } = await hrWorld()

  const create = (changes: CustomerFields = {}) => call(katrien, createCustomer, { body: customerBody(changes) })

  return { db, as, katrienId, katrien, create }
}
