import { cents } from '@uurwerk/domain/money/cents'
import { refusalToUndoPayment } from '@uurwerk/domain/payments/refusalToUndoPayment'
import type { Day } from '@uurwerk/domain/time/day'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPayments, undoPaymentRows } from './paymentStore.ts'

/** Undoes payments, which stay in the history. A set-off is cancelled on both invoices (rule payments-23). */
export async function undoPayments(
  context: CommandContext,
  paymentIds: readonly number[],
  returnedOn: Day | null = null,
): Promise<Record<never, never>> {
  const { tx, actor, now } = context
  const payments = await lockPayments(tx, paymentIds)
  const ids = payments.map(({ id }) => id)
  if (paymentIds.some((id) => !ids.includes(id))) orNotFound(null)
  assertAllowed(refusalToUndoPayment({ undone: payments.some(({ isUndone }) => isUndone) }))
  await refusedWhenTaken(
    {
      payments_within_invoice: { code: 'payment_credit_used' },
      payments_undoes_key: { code: 'payment_already_undone' },
    },
    () => undoPaymentRows(tx, ids, { by: actor.personId, now, returnedOn }),
  )
  await recordCallerActs(
    context,
    payments.map(({ invoiceId, personId, amount, kind }) => ({
      action: kind === 'set_off' ? ('undo set-off' as const) : ('undo payment' as const),
      entity: 'invoice' as const,
      entityId: invoiceId,
      personId,
      before: { paid: amount },
      after: { paid: cents(0) },
    })),
  )
  return {}
}
