import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isoOf } from '../../../platform/db/isoOf.ts'

export type MailFacts = {
  readonly failed: number
  readonly unclear: number
  readonly waiting: number
  readonly oldestWaitingSeconds: number
  readonly sent: number
  /** The first invoices in the list whose mail failed or has an unclear outcome. */
  readonly invoices: readonly { readonly id: number; readonly number: string }[]
  readonly confirmLinks: boolean
}

const DAYS_BACK = 30
const DAY_SECONDS = 86_400

/**
 * A failed mail does not count when a later mail about the same subject went to the same recipients (rule doctor-5).
 */
export async function readMailFacts(db: Database, now: Instant): Promise<MailFacts> {
  const { rows } = await sql<MailFacts>`
    with recent as (
      select m.id, m.status, m.kind, m.invoice_id, m.requested_at,
        m.status in ('failed', 'unclear') and not exists (
          select from mails l
          where l.id > m.id and l.kind = m.kind
            and case when m.invoice_id is null then l.invoice_id is null and l.recipients = m.recipients
                     else l.invoice_id = m.invoice_id end
        ) as troubles
      from mails m
      where m.status in ('queued', 'sending') or m.requested_at >= ${isoOf(toInstant(now - DAYS_BACK * DAY_SECONDS))}
    )
    select
      count(*) filter (where r.troubles and r.status = 'failed')::integer as failed,
      count(*) filter (where r.troubles and r.status = 'unclear')::integer as unclear,
      count(*) filter (where r.status in ('queued', 'sending'))::integer as waiting,
      coalesce(max(extract(epoch from ${isoOf(now)}::timestamptz - r.requested_at))
        filter (where r.status in ('queued', 'sending')), 0)::float8 as "oldestWaitingSeconds",
      count(*) filter (where r.status = 'sent')::integer as sent,
      coalesce(bool_or(r.troubles and r.kind = 'confirm_email'), false) as "confirmLinks",
      (select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number)), '[]')
       from (
         select distinct i.id, i.number
         from recent r join invoices i on i.id = r.invoice_id
         where r.troubles
         order by i.id
         limit 5
       ) t) as invoices
    from recent r`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('a statement that only counts has one row')
  return facts
}
