import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * SQL of the way in which an open shift of the customer `k` is given. 'first' gives the shift to the first employee
 * who asks for it. Otherwise HR chooses the employee. `kp` is the parent of `k` (rule needs-18).
 */
export const CLAIM_GRANTS_SQL = `coalesce(k.claim_grants, kp.claim_grants, 'first')`

export type ClaimGrantsRow = {
  /** The choice that HR made for the customer itself; null when the customer has the choice of its parent. */
  readonly own: ClaimGrants | null
  readonly effective: ClaimGrants
}

const grants = prepared<ClaimGrantsRow, [customerId: number]>(
  'way of granting open shifts of a customer',
  `select k.claim_grants as own, ${CLAIM_GRANTS_SQL} as effective
   from customers k left join customers kp on kp.id = k.parent_id
   where k.id = $1`,
)

export async function readClaimGrants(db: Database, customerId: number): Promise<ClaimGrantsRow | null> {
  const [row] = await grants(db, [customerId])
  return row ?? null
}

export async function updateClaimGrants(tx: Tx, customerId: number, choice: ClaimGrants | null): Promise<void> {
  await tx.updateTable('customers').set({ claim_grants: choice }).where('customers.id', '=', customerId).execute()
}
