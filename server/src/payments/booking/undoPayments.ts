import { cents } from '@uurwerk/domain/money/cents'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPayments, undoPaymentRows } from './paymentStore.ts'

/**
 * Cancels payments by inserting opposite payments. The payments stay in the history of their invoices (rule
 * payments-23).
 */
export async function undoPayments(context: CommandContext, ids: readonly number[]): Promise<Record<never, never>> {
  const { tx, actor, now } = context
  const asked = [...new Set(ids)]
  const payments = await lockPayments(tx, asked)
  if (payments.length < asked.length) orNotFound(null)
  if (payments.some(({ isUndone }) => isUndone)) throw new RefusalError({ code: 'payment_already_undone' })
  await refusedWhenTaken(
    {
      payments_within_invoice: { code: 'payment_credit_used' },
      payments_undoes_key: { code: 'payment_already_undone' },
    },
    () => undoPaymentRows(tx, asked, { by: actor.personId, now }),
  )
  await recordAudits(
    tx,
    payments.map(({ invoiceId, personId, amount }) => ({
      actorId: actor.personId,
      now,
      action: 'undo payment' as const,
      entity: 'invoice' as const,
      entityId: invoiceId,
      personId,
      before: { paid: amount },
      after: { paid: cents(0) },
    })),
  )
  return {}
}
