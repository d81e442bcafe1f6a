import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { keepRows } from '../../app/removals/removedRecordStore.ts'
import type { CommandContext } from '../../app/context.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { deleteInvoiceRow } from '../invoiceStore.ts'

/** Deletes a concept invoice. After that, its month can be changed and invoiced again. */
export async function deleteInvoice(context: CommandContext, id: number): Promise<Record<never, never>> {
  const row = await lockInvoice(context.tx, id)
  assertAllowed(refusalToDeleteInvoice(invoiceFactsOf(row)))
  await removeConcept(context, row)
  return {}
}

/** Removes a concept that the caller has locked. Its rows are kept for one day, so that HR can undo the removal. */
export async function removeConcept(context: CommandContext, row: InvoiceRow): Promise<void> {
  const { tx, actor, now } = context
  const { id } = row
  await keepRows(tx, { entity: 'invoice', id, actorId: actor.personId, now })
  await deleteInvoiceRow(tx, id)
  const { contractId, yearMonth, customerName, includingVat } = row
  await recordCallerAct(context, {
    action: 'delete invoice',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    before: { contractId, yearMonth, customerName, totalVATIncluded: eurosOf(includingVat) },
  })
}
