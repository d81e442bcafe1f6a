import { recordAudit } from '../../audit/recordAudit.ts'
import { Refused } from '../../http/Refused.ts'
import type { Reading } from '../../http/route.ts'
import { listAccountingRows, type AccountingPeriod, type AccountingRow } from './accountingStore.ts'

type Asked = { readonly period: AccountingPeriod; readonly format: 'csv' | 'zip' }

/** What an export is about; who took it along, and for which days, goes on record before a byte leaves. */
export async function startAccountingExport(
  { db, actor, now }: Reading,
  { period, format }: Asked,
): Promise<AccountingRow[]> {
  if (period.to < period.from) throw new Refused({ code: 'range_reversed' })
  const rows = await listAccountingRows(db, period)
  if (format === 'zip' && rows.length === 0) throw new Refused({ code: 'nothing_to_export' })
  await recordAudit(db, {
    actorId: actor.personId,
    now,
    action: 'export accounting',
    entity: 'invoice',
    entityId: null,
    after: { from: period.from, to: period.to, format, items: rows.length },
  })
  return rows
}
