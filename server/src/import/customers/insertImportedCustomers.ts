import { recordAudits } from '../../app/audit/recordAudit.ts'
import { auditedCustomer } from '../../customers/auditedCustomer.ts'
import { insertCustomers } from '../../customers/customerStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import { customerKey } from './customerKey.ts'
import {
  insertImportedEmails,
  insertImportedRates,
  listCustomersNamed,
  updateImportedParents,
  updateImportedRegimes,
  type ImportedCustomer,
} from './customersImportStore.ts'

/** Creates customers with the same effect as the form, but sends no mails with confirmation links (rule import-22). */
export async function insertImportedCustomers(
  { tx, actor, now }: CommandContext,
  customers: readonly ImportedCustomer[],
): Promise<MadeRecord[]> {
  const rows = customers.map(({ fields }) => ({ ...fields, parentId: null }))
  const ids = await refusedWhenTaken({ customers_active_name: { code: 'customer_name_taken' } }, () =>
    insertCustomers(tx, rows, now),
  )
  const made = customers.map((customer, index) => ({ ...customer, id: ids[index]! }))
  await insertImportedRates(tx, made)
  await insertImportedEmails(tx, made, now)
  await updateImportedRegimes(tx, made, now)
  const parents = await parentsOf(tx, made)
  await updateImportedParents(tx, parents)
  const parentIds = new Map(parents.map(({ id, parentId }) => [id, parentId]))
  await recordAudits(
    tx,
    made.map(({ id, fields, vatRegime, emails, rates }) => ({
      actorId: actor.personId,
      now,
      action: 'create customer' as const,
      entity: 'customer' as const,
      entityId: id,
      after: {
        ...auditedCustomer({
          fields: { ...fields, parentId: parentIds.get(id) ?? null },
          emails: emails.map((address) => ({ address })),
          bonusRates: rates,
        }),
        ...(vatRegime !== null && { vatRegime }),
      },
    })),
  )
  return ids.map((id) => ({ entity: 'customer', id }))
}

async function parentsOf(
  tx: Tx,
  made: readonly (ImportedCustomer & { readonly id: number })[],
): Promise<{ id: number; parentId: number }[]> {
  const children = made.filter(({ parentName }) => parentName !== null)
  if (children.length === 0) return []
  const names = children.map(({ parentName }) => parentName!)
  const ids = new Map((await listCustomersNamed(tx, names)).map(({ id, name }) => [customerKey(name), id]))
  return children.map(({ id, parentName }) => ({ id, parentId: ids.get(customerKey(parentName!))! }))
}
