import type { DeliveryState } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { PeppolKind } from '../../platform/peppol/accessPoint.ts'
import { LAST_OF_DOCUMENT } from './endedDelivery.ts'

/** The step `check` asks the access point whether an earlier call without an answer has sent the document. */
export type DeliveryStep = 'look_up' | 'find' | 'prepare' | 'submit' | 'check' | 'read'

export type DeliveryRow = {
  readonly id: number
  readonly documentId: number
  readonly invoiceId: number
  readonly creditNoteId: number | null
  readonly sender: string
  readonly receiver: string
  readonly state: DeliveryState
  readonly step: DeliveryStep
  /** True when the current step began and has no result yet: it is running, or it was interrupted. */
  readonly stepBegan: boolean
  readonly tries: number
  readonly nextAt: Instant | null
  readonly providerId: string | null
  readonly sentAt: Instant | null
  readonly respondedAt: Instant | null
  readonly requestedBy: number | null
  readonly kind: PeppolKind
  readonly number: string
  readonly total: Cents
  /**
   * True when an earlier document of the same invoice is not sent yet, or when its last delivery ended without
   * success. A credit note is never sent before its invoice (rule invoicing-105).
   */
  readonly waitsForEarlier: boolean
  /** True when HR sent the document again with a newer delivery. */
  readonly isReplaced: boolean
}

const locked = prepared<DeliveryRow, [id: number]>(
  'locked delivery',
  `select d.id, d.document_id as "documentId", d.invoice_id as "invoiceId", d.credit_note_id as "creditNoteId", d.sender,
    d.receiver, d.state, d.step, d.step_began_at is not null as "stepBegan", d.tries,
    extract(epoch from d.next_at)::int8 as "nextAt", d.provider_id as "providerId",
    extract(epoch from d.sent_at)::int8 as "sentAt", extract(epoch from d.responded_at)::int8 as "respondedAt",
    d.requested_by as "requestedBy", case when n.id is null then 'invoice' else 'credit_note' end as kind,
    coalesce(n.number, i.number) as number, coalesce(n.total_including_cents, i.total_including_cents) as total,
    exists (select from peppol_deliveries e
     where e.invoice_id = d.invoice_id and coalesce(e.credit_note_id, 0) < coalesce(d.credit_note_id, 0)
       and (e.state in ('queued', 'prepared')
         or (e.state in ('failed', 'unclear', 'cancelled') and ${LAST_OF_DOCUMENT}))) as "waitsForEarlier",
    exists (select from peppol_deliveries x where x.document_id = d.document_id and x.id > d.id) as "isReplaced"
  from peppol_deliveries d
  join invoices i on i.id = d.invoice_id
  left join credit_notes n on n.id = d.credit_note_id
  where d.id = $1
  for update of d`,
)

export async function lockDelivery(tx: Tx, id: number): Promise<DeliveryRow | null> {
  const [delivery] = await locked(tx, [id])
  return delivery ?? null
}

export async function readUbl(db: Database, documentId: number): Promise<Buffer> {
  const { content } = await db
    .selectFrom('documents as d')
    .select('d.content')
    .where('d.id', '=', documentId)
    .executeTakeFirstOrThrow()
  return content
}

type NewDelivery = Pick<DeliveryRow, 'documentId' | 'invoiceId' | 'creditNoteId' | 'sender' | 'receiver'> & {
  readonly requestedBy: number
  readonly now: Instant
}

export async function insertDelivery(tx: Tx, delivery: NewDelivery): Promise<number> {
  const { id } = await tx
    .insertInto('peppol_deliveries')
    .values({
      document_id: delivery.documentId,
      invoice_id: delivery.invoiceId,
      credit_note_id: delivery.creditNoteId,
      sender: delivery.sender,
      receiver: delivery.receiver,
      requested_by: delivery.requestedBy,
      requested_at: isoOf(delivery.now),
      next_at: isoOf(delivery.now),
    })
    .returning('peppol_deliveries.id')
    .executeTakeFirstOrThrow()
  return id
}

type Changed = {
  readonly state?: DeliveryState
  readonly step?: DeliveryStep
  readonly stepBeganAt?: Instant | null
  readonly tries?: number
  readonly nextAt?: Instant | null
  readonly provider?: string
  readonly providerId?: string | null
  readonly detail?: string
  readonly contradicted?: boolean
  readonly sentAt?: Instant
  readonly deliveredAt?: Instant
  readonly respondedAt?: Instant | null
}

const timeOf = (at: Instant | null | undefined) => (at === undefined ? {} : { at: at === null ? null : isoOf(at) })

export async function updateDelivery(tx: Tx, id: number, changed: Changed): Promise<void> {
  const { state, step, tries, provider, providerId, detail, contradicted } = changed
  const times = {
    step_began_at: timeOf(changed.stepBeganAt).at,
    next_at: timeOf(changed.nextAt).at,
    sent_at: timeOf(changed.sentAt).at,
    delivered_at: timeOf(changed.deliveredAt).at,
    responded_at: timeOf(changed.respondedAt).at,
  }
  await tx
    .updateTable('peppol_deliveries')
    // A field that is undefined keeps its stored value.
    .set({ state, step, tries, provider, provider_id: providerId, detail, contradicted, ...times })
    .where('peppol_deliveries.id', '=', id)
    .execute()
}

type Attempt = { readonly step: DeliveryStep; readonly result: string; readonly detail: string; readonly now: Instant }

export async function insertPeppolAttempt(tx: Tx, deliveryId: number, attempt: Attempt): Promise<void> {
  const { step, result, detail, now } = attempt
  await tx
    .insertInto('peppol_attempts')
    .values({ delivery_id: deliveryId, step, result, detail, at: isoOf(now) })
    .execute()
}

type Reported = {
  readonly provider: string
  readonly eventId: string
  readonly providerId: string
  readonly kind: string
  readonly detail: string
  readonly at: Instant
}

/**
 * Stores a report of the access point (the service that sends documents over Peppol), but not a second time. Returns
 * the delivery of the document that the report is about; null when this office did not send the document.
 */
export async function keepEvent(db: Database, event: Reported): Promise<number | null> {
  const delivery = await db
    .selectFrom('peppol_deliveries as d')
    .select('d.id')
    .where('d.provider_id', '=', event.providerId)
    .orderBy('d.id', 'desc')
    .executeTakeFirst()
  await db
    .insertInto('peppol_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      provider_id: event.providerId,
      delivery_id: delivery?.id ?? null,
      kind: event.kind,
      detail: event.detail,
      at: isoOf(event.at),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  return delivery?.id ?? null
}

const MOST_DUE = 100

/** The deliveries whose next call to the access point is due. */
export async function listDue(db: Database, now: Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('peppol_deliveries as d')
    .select('d.id')
    .where('d.next_at', '<=', sql<string>`${isoOf(now)}::timestamptz`)
    .orderBy('d.next_at')
    .limit(MOST_DUE)
    .execute()
  return rows.map(({ id }) => id)
}
