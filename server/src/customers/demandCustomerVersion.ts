import { demandVersion } from '../app/audit/demandVersion.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { customerDto } from './customerDto.ts'
import type { CustomerRow } from './customerStore.ts'

/** Refuses to save a customer when the caller has an old version of the customer (rule customers-10). */
export const demandCustomerVersion = (tx: Tx, customer: CustomerRow, sent: number | undefined): Promise<void> =>
  demandVersion(tx, {
    entity: 'customer',
    entityId: customer.id,
    stored: customer.version,
    sent,
    current: () => customerDto(customer),
  })
