import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { deleteInvoiceRow } from '../invoiceStore.ts'

/** Deletes a concept invoice. After that, its month can be changed and invoiced again. */
export async function deleteInvoice({ tx, actor, now }: CommandContext, id: number): Promise<Record<never, never>> {
  const row = await lockInvoice(tx, id)
  assertAllowed(refusalToDeleteInvoice(invoiceFactsOf(row)))
  await deleteInvoiceRow(tx, id)
  const { contractId, yearMonth, customerName, includingVat } = row
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'delete invoice',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    before: { contractId, yearMonth, customerName, totalVATIncluded: eurosOf(includingVat) },
  })
  return {}
}
