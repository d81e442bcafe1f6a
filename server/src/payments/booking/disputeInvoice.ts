import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import { refusalOfSettled } from '@uurwerk/domain/payments/refusalToWriteOff'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { deleteDispute, readDispute, upsertDispute } from './disputeStore.ts'
import { invoicePayments, numberedInvoice } from './invoicePayments.ts'
import { lockInvoices } from './paymentStore.ts'

/** Marks an invoice as disputed, so that the customer gets no reminder for this invoice (rule payments-17). */
export async function disputeInvoice(
  context: CommandContext,
  { id, reason }: { readonly id: number; readonly reason: string },
) {
  const { tx, actor, now, today } = context
  await lockInvoices(tx, [id])
  const row = await numberedInvoice(tx, { id, today })
  assertAllowed(refusalOfSettled(invoiceBalance(row, today).open))
  const before = await readDispute(tx, id)
  await upsertDispute(tx, { invoiceId: id, reason, by: actor.personId, now })
  await recordCallerAct(context, {
    action: 'dispute invoice',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    before: { reason: before?.reason ?? '' },
    after: { reason },
  })
  return invoicePayments(tx, { id, today })
}

export async function endDispute(context: CommandContext, id: number) {
  const { tx, today } = context
  await lockInvoices(tx, [id])
  const { personId } = await numberedInvoice(tx, { id, today })
  const before = await readDispute(tx, id)
  await deleteDispute(tx, id)
  if (before !== null)
    await recordCallerAct(context, {
      action: 'end dispute',
      entity: 'invoice',
      entityId: id,
      personId,
      before: { reason: before.reason },
      after: { reason: '' },
    })
  return invoicePayments(tx, { id, today })
}
