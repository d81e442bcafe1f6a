import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { QueryContext } from '../../app/context.ts'
import { listAccountingKeys, type AccountingKey, type AccountingPeriod } from './accountingStore.ts'

type Input = { readonly period: AccountingPeriod; readonly format: 'csv' | 'zip' }

/**
 * The invoices and credit notes of an accounting export. The audit entry is written before the first byte is sent (rule
 * invoicing-61).
 */
export async function startAccountingExport(
  context: QueryContext,
  { period, format }: Input,
): Promise<AccountingKey[]> {
  const { db } = context
  if (period.to < period.from) throw new RefusalError({ code: 'range_reversed' })
  const keys = await listAccountingKeys(db, period)
  if (format === 'zip' && keys.length === 0) throw new RefusalError({ code: 'nothing_to_export' })
  await recordCallerAct(context, {
    action: 'export accounting',
    entity: 'invoice',
    entityId: null,
    after: { from: period.from, to: period.to, format, items: keys.length },
  })
  return keys
}
