import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isoOf } from '../../../platform/db/isoOf.ts'
import { mailedAfter } from '../../../invoicing/delivery/endedDelivery.ts'

type Troubled = { readonly id: number; readonly number: string }

export type PeppolFacts = {
  readonly sent: number
  readonly waiting: number
  readonly stuck: number
  readonly unclear: number
  readonly failed: number
  readonly rejected: number
  readonly contradicted: number
  /** The number of recent invoices that the law requires to be sent over Peppol and that were never sent. */
  readonly unmet: number
  /** The first invoices in the list with a delivery that needs attention. */
  readonly invoices: readonly Troubled[]
}

const DAYS_BACK = 30
const DAY_SECONDS = 86_400

const NOT_MAILED = sql.raw(`not ${mailedAfter('r')}`)

/** Counts the last delivery of each document, unless a mail brought the document afterwards (rule invoicing-106). */
export async function readPeppolFacts(db: Database, now: Instant): Promise<PeppolFacts> {
  const start = isoOf(toInstant(now - DAYS_BACK * DAY_SECONDS))
  const yesterday = isoOf(toInstant(now - DAY_SECONDS))
  const { rows } = await sql<PeppolFacts>`
    with recent as (
      select distinct on (d.document_id) d.*
      from peppol_deliveries d
      where d.requested_at >= ${start}
      order by d.document_id, d.id desc
    )
    select
      count(*) filter (where r.sent_at is not null)::integer as sent,
      count(*) filter (where r.state in ('queued', 'prepared'))::integer as waiting,
      count(*) filter (where r.state = 'sent' and r.sent_at < ${yesterday})::integer as stuck,
      count(*) filter (where r.state = 'unclear' and ${NOT_MAILED})::integer as unclear,
      count(*) filter (where r.state = 'failed' and ${NOT_MAILED})::integer as failed,
      count(*) filter (where r.state = 'rejected')::integer as rejected,
      count(*) filter (where r.contradicted)::integer as contradicted,
      (select count(*)::integer
       from invoices i
       where i.confirmed_at >= ${start} and i.customer_billing ->> 'country' = 'BE'
         and i.customer_billing ->> 'vatId' like 'BE%'
         and (i.vat_regime = 'RC_BE' or exists (
           select from invoice_vat v where v.invoice_id = i.id and v.category in ('S', 'Z')))
         and not exists (
           select from peppol_deliveries d
           where d.invoice_id = i.id and d.state not in ('failed', 'unclear', 'cancelled'))) as unmet,
      (select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number)), '[]')
       from (
         select distinct i.id, i.number
         from recent r
         join invoices i on i.id = r.invoice_id
         where r.contradicted or r.state = 'rejected' or (r.state in ('unclear', 'failed') and ${NOT_MAILED})
         order by i.id
         limit 5
       ) t) as invoices
    from recent r`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('a statement that only counts has one row')
  return facts
}
