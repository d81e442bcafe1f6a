import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import { refusalToEndDispute } from '@uurwerk/domain/payments/refusalToEndDispute'
import { refusalOfSettled } from '@uurwerk/domain/payments/refusalToWriteOff'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
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

/** Ends the dispute of an invoice, so that the customer gets reminders for this invoice again (rule payments-17). */
export async function endDispute(context: CommandContext, id: number) {
  const { tx, today } = context
  await lockInvoices(tx, [id])
  const { personId, disputed } = await numberedInvoice(tx, { id, today })
  assertAllowed(refusalToEndDispute(disputed))
  const before = orNotFound(await readDispute(tx, id))
  await deleteDispute(tx, id)
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
