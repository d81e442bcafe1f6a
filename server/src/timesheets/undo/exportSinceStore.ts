import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

type Since = { readonly personId: number; readonly yearMonth: YearMonth; readonly at: Instant }

type Export = { readonly changedBy: string; readonly changedAt: Instant }

/** The last payroll export of the person's month at or after a moment; null when there is none. */
export async function readExportSince(tx: Tx, { personId, yearMonth, at }: Since): Promise<Export | null> {
  const { rows } = await sql<Export>`
    select p.first_name || ' ' || p.last_name as "changedBy", floor(extract(epoch from e.exported_at))::int8 as "changedAt"
    from payroll_export_people k
    join payroll_exports e on e.id = k.export_id
    join people p on p.id = e.exported_by
    where k.person_id = ${personId} and k.month_on = ${firstDayOf(yearMonth)}::date
      and e.exported_at >= ${isoOf(at)}::timestamptz
    order by e.id desc
    limit 1`.execute(tx)
  return rows[0] ?? null
}
