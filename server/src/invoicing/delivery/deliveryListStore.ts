import type { DeliveryState } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

type Listed = {
  readonly id: number
  readonly invoiceId: number
  readonly number: string
  readonly receiver: string
  readonly state: DeliveryState
  readonly detail: string
  readonly requestedAt: Instant
}

const deliveries = prepared<Listed, [state: DeliveryState | null]>(
  'deliveries by state',
  `select d.id, d.invoice_id as "invoiceId", coalesce(n.number, i.number) as number, d.receiver, d.state, d.detail,
    extract(epoch from d.requested_at)::int8 as "requestedAt"
  from peppol_deliveries d
  join invoices i on i.id = d.invoice_id
  left join credit_notes n on n.id = d.credit_note_id
  where $1::text is null or d.state = $1
  order by d.id desc
  limit 500`,
)

export const listDeliveries = (db: Database, state: DeliveryState | null): Promise<Listed[]> => deliveries(db, [state])
