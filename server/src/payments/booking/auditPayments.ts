import type { Cents } from '@uurwerk/domain/money/cents'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'

type Booked = {
  readonly invoiceId: number
  readonly amount: Cents
  readonly isSurplus: boolean
  readonly isExtra?: boolean
}

type Invoice = { readonly id: number; readonly personId: number | null }

export function auditPayments(
  context: CommandContext,
  payments: readonly Booked[],
  invoices: readonly Invoice[],
): Promise<void> {
  const personOf = new Map(invoices.map(({ id, personId }) => [id, personId]))
  return recordCallerActs(
    context,
    payments.map(({ invoiceId, amount, isSurplus, isExtra = false }) => ({
      action: 'book payment' as const,
      entity: 'invoice' as const,
      entityId: invoiceId,
      personId: personOf.get(invoiceId) ?? null,
      after: { paid: amount, surplus: isSurplus, ...(isExtra && { extra: true }) },
    })),
  )
}
