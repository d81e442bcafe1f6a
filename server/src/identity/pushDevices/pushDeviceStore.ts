import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PushDeviceRow = {
  readonly id: number
  readonly device: string
  readonly endpoint: string
  readonly sessionId: number | null
  readonly createdAt: Instant
}

/** The browsers of a person that get push messages, the oldest first. */
export async function listPushDeviceRows(db: Database, personId: number): Promise<PushDeviceRow[]> {
  const rows = await db
    .selectFrom('push_devices')
    .select((device) => [
      'push_devices.id',
      'push_devices.device',
      'push_devices.endpoint',
      'push_devices.session_id as sessionId',
      device.fn<number>('date_part', [device.val('epoch'), 'push_devices.created_at']).as('createdAt'),
    ])
    .where('push_devices.person_id', '=', personId)
    .orderBy('push_devices.id')
    .execute()
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: toInstant(Math.floor(createdAt)) }))
}

export async function readUserAgent(db: Database, sessionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('sessions.user_agent as userAgent')
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
  return row?.userAgent ?? null
}

type NewPushDevice = {
  readonly personId: number
  readonly sessionId: number | null
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly device: string
  readonly now: Instant
}

/**
 * Stores that a browser gets push messages for a person. Messages for another person in this browser end, because a
 * browser gets messages for one person only.
 */
export async function replacePushDevice(tx: Tx, { personId, endpoint, now, ...facts }: NewPushDevice): Promise<number> {
  await tx.deleteFrom('push_devices').where('push_devices.endpoint', '=', endpoint).execute()
  const { id } = await tx
    .insertInto('push_devices')
    .values({
      person_id: personId,
      session_id: facts.sessionId,
      endpoint,
      p256dh: facts.p256dh,
      auth: facts.auth,
      device: facts.device,
      created_at: isoOf(now),
    })
    .returning('push_devices.id')
    .executeTakeFirstOrThrow()
  return id
}

type Seen = { readonly endpoint: string; readonly personId: number; readonly sessionId: number | null }

/** Returns false when the browser gets no push messages for this person. */
export async function notePushSession(tx: Tx, { endpoint, personId, sessionId }: Seen): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('push_devices')
    .set({ session_id: sessionId })
    .where('push_devices.endpoint', '=', endpoint)
    .where('push_devices.person_id', '=', personId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePushEndpoint(tx: Tx, endpoint: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('push_devices.endpoint', '=', endpoint).execute()
}

type Others = { readonly personId: number; readonly sessionId: number | null }

/** Turns push messages off in all browsers of a person, except in the browser of one session. */
export async function deletePushDevicesExcept(tx: Tx, { personId, sessionId }: Others): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('push_devices.person_id', '=', personId)
    .where('push_devices.session_id', 'is distinct from', sessionId)
    .execute()
}

export async function deletePushDevice(
  tx: Tx,
  { personId, id }: { readonly personId: number; readonly id: number },
): Promise<string | null> {
  const removed = await tx
    .deleteFrom('push_devices')
    .where('push_devices.id', '=', id)
    .where('push_devices.person_id', '=', personId)
    .returning('push_devices.device')
    .executeTakeFirst()
  return removed?.device ?? null
}
