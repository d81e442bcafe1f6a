import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'
import type { Tx } from '../db/transaction.ts'

export type PushMessage = {
  readonly personId: number
  readonly text: string
  /** The path of the screen that opens when the user presses the message. */
  readonly path: string
  readonly topic: string
  readonly now: Instant
}

/** Stores a message for each browser of a person in which messages are on. Returns the ids of the messages. */
export async function insertMessages(tx: Tx, { personId, text, path, topic, now }: PushMessage): Promise<number[]> {
  const rows = await tx
    .insertInto('push_messages')
    .columns(['device_id', 'text', 'path', 'topic', 'requested_at'])
    .expression((from) =>
      from
        .selectFrom('push_devices as d')
        .where('d.person_id', '=', personId)
        .select([
          'd.id',
          sql<string>`${text}::text`.as('text'),
          sql<string>`${path}::text`.as('path'),
          sql<string>`${topic}::text`.as('topic'),
          sql<string>`${isoOf(now)}::timestamptz`.as('at'),
        ]),
    )
    .returning('push_messages.id')
    .execute()
  return rows.map(({ id }) => id)
}

type MessageRow = {
  readonly id: number
  readonly deviceId: number
  readonly text: string
  readonly path: string
  readonly topic: string
  readonly status: string
  readonly attempts: number
  readonly requestedAt: Instant
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Reads a message with the push URL of its browser, and locks the message until this transaction ends. */
export async function lockMessage(tx: Tx, id: number): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.device_id as "deviceId", m.text, m.path, m.topic, m.status, m.attempts,
      floor(extract(epoch from m.requested_at))::int8 as "requestedAt", d.endpoint, d.p256dh, d.auth
    from push_messages m
    join push_devices d on d.id = m.device_id
    where m.id = ${id}
    for update of m`.execute(tx)
  return rows[0] ?? null
}

export async function startSendingMessage(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('push_messages')
    .set((message) => ({ status: 'sending', attempts: message('push_messages.attempts', '+', 1) }))
    .where('push_messages.id', '=', id)
    .execute()
}

type Settled = { readonly status: 'queued' | 'sent' | 'failed' | 'unclear'; readonly now: Instant }

export async function settleMessage(db: Database, id: number, { status, now }: Settled): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ status, finished_at: status === 'queued' ? null : isoOf(now) })
    .where('push_messages.id', '=', id)
    .execute()
}

/** Removes a browser that its push service no longer knows, with its messages. */
export async function deleteDevice(tx: Tx, deviceId: number): Promise<void> {
  await tx.deleteFrom('push_devices').where('push_devices.id', '=', deviceId).execute()
}
