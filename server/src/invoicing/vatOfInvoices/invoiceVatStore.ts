import type { VatGroup } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import type { Tx } from '../../platform/db/transaction.ts'

export async function insertVat(tx: Tx, invoiceId: number, groups: readonly VatGroup[]): Promise<void> {
  const rows = groups.map((group, position) => ({
    invoice_id: invoiceId,
    position,
    category: group.category,
    percentage: group.percentage,
    base_cents: group.base,
    vat_cents: group.vat,
    code: group.code,
    reasons: [...group.reasons],
  }))
  await tx.insertInto('invoice_vat').values(rows).execute()
}
