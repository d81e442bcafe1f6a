import type { Customer } from '@uurwerk/contract/customers/customers'
import type { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { customerDto } from './customerDto.ts'
import { readCustomerRow, type CustomerRow } from './customerStore.ts'
import { assertVersion } from '../app/audit/assertVersion.ts'
import type { Tx } from '../platform/db/transaction.ts'

/** Reads a customer with its shift types, bonus rates, e-mail addresses and contracts, with one SQL statement. */
export async function readCustomer(db: Database, id: number): Promise<z.output<typeof Customer>> {
  return customerDto(orNotFound(await readCustomerRow(db, id)))
}

/** Refuses to save a customer when somebody changed it after the caller read it (rule audit-17). */
export const assertCustomerVersion = (tx: Tx, customer: CustomerRow, sent: number | undefined): Promise<void> =>
  assertVersion(tx, {
    entity: 'customer',
    entityId: customer.id,
    stored: customer.version,
    sent,
    current: () => customerDto(customer),
  })
