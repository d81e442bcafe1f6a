import type { Customer } from '@uurwerk/contract/customers/customers'
import type { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { customerDto } from './customerDto.ts'
import { selectCustomer } from './customerStore.ts'

/** Reads a customer with its shift types, bonus rates, e-mail addresses and contracts, in one statement. */
export async function readCustomer(db: Database, id: number): Promise<z.output<typeof Customer>> {
  return customerDto(orNotFound(await selectCustomer(db, id)))
}
