import { orNotFound } from '../app/RefusalError.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { readInvoice } from './list/invoiceReadStore.ts'
import type { InvoiceRow } from './invoiceRow.ts'

/** Locks an invoice until this transaction ends, and reads it. The person of the invoiced month is locked first. */
export async function lockInvoice(tx: Tx, id: number): Promise<InvoiceRow> {
  const owner = await tx
    .selectFrom('invoices as i')
    .leftJoin('contracts as c', 'c.id', 'i.contract_id')
    .select('c.person_id as personId')
    .where('i.id', '=', id)
    .executeTakeFirst()
  const { personId } = orNotFound(owner)
  if (personId !== null) lockPerson(tx, personId)
  orNotFound(await tx.selectFrom('invoices as i').select('i.id').where('i.id', '=', id).forUpdate().executeTakeFirst())
  return orNotFound(await readInvoice(tx, id))
}
