import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'

export type ResultRow = {
  readonly contractId: number | null
  readonly invoiceId: number | null
  readonly invoiceNr: string | null
  readonly customerName: string
  readonly username: string | null
  /** The worked time of the invoice, or else of the month. Null for an invoice without a contract month. */
  readonly worked: Seconds | null
  readonly vatRegime: VatRegime | null
  readonly excludingVat: Cents | null
  readonly includingVat: Cents | null
  readonly refusal: RefusalOf | null
}

export type BatchRow = {
  readonly id: number
  readonly over: boolean
  readonly total: number
  /** The number of items at the start of the list that have a result. */
  readonly done: number
  readonly results: readonly ResultRow[]
}

type Input = { readonly id: number; readonly after: number }

export async function readBatch(db: Database, { id, after }: Input): Promise<BatchRow | null> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.finished_at is not null as over, s.total, s.done,
      (select coalesce(json_agg(json_build_object('contractId', t.contract_id, 'invoiceId', t.invoice_id,
          'invoiceNr', i.number, 'customerName', coalesce(i.customer_name, k.name, ''),
          'worked', case when i.id is not null then case when i.contract_id is not null then i.worked_seconds end else (
            select coalesce(sum(h.worked_seconds), 0)
            from shifts h
            where h.contract_id = t.contract_id and h.start_on >= b.month_on
              and h.start_on < b.month_on + interval '1 month' and h.closed_at is null) end,
          'vatRegime', i.vat_regime, 'excludingVat', i.total_excluding_cents, 'includingVat', i.total_including_cents,
          'username', coalesce(i.employee_name, p.first_name || ' ' || p.last_name), 'refusal', t.refusal)
          order by t.position), '[]')
       from batch_items t
       left join invoices i on i.id = t.invoice_id
       left join contracts c on c.id = t.contract_id
       left join customers k on k.id = c.customer_id
       left join people p on p.id = c.person_id
       where t.batch_id = b.id and t.position >= ${after} and t.position < s.done) as results
    from batches b
    cross join lateral (
      select x.total, coalesce(
        (select min(w.position) from batch_items w where w.batch_id = b.id and w.settled_at is null), x.total) as done
      from (select coalesce(max(t.position) + 1, 0) as total from batch_items t where t.batch_id = b.id) x) s
    where b.id = ${id}`.execute(db)
  return rows[0] ?? null
}
