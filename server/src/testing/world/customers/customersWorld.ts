import { createCustomer } from '@uurwerk/contract/customers/customers'
import { call } from '../../call.ts'
import { customerBody, type CustomerFields } from '../masterDataBodies.ts'
import { startTestApp } from '../../startTestApp.ts'
import { givenPerson } from '../world.ts'

/** Starts an app in which Katrien Lauwers of HR makes and edits customers. */
export async function customersWorld() {
  const { db, as } = await startTestApp()
  const katrienId = await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] })
  const katrien = await as(katrienId)

  const create = (changes: CustomerFields = {}) => call(katrien, createCustomer, { body: customerBody(changes) })

  return { db, as, katrienId, katrien, create }
}
