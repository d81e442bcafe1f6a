import type { ActKind } from '@uurwerk/contract/import/importActs'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** A record that an import added, or that HR copied from another customer, and that HR can remove again. */
export type MadeRecord = {
  readonly entity: 'person' | 'customer' | 'shift type' | 'contract' | 'counter entry' | 'recup opening'
  /** The id of the record. For an opening balance of recuperation, it is the id of the person. */
  readonly id: number
}

export type NewAct = {
  readonly kind: ActKind
  /** The name of the imported file. For a copy to other customers, the name of the copied customer. */
  readonly fileName: string
  readonly made: number
  readonly actorId: number
  readonly now: Instant
}

/** Stores an import or a copy to customers with the records that it added, so that HR can undo it. Returns its id. */
export async function insertAct(
  tx: Tx,
  { kind, fileName, made, actorId, now }: NewAct,
  records: readonly MadeRecord[],
): Promise<number> {
  const { id } = await tx
    .insertInto('imports')
    .values({ kind, file_name: fileName, made, made_at: isoOf(now), made_by: actorId })
    .returning('imports.id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into import_records (import_id, entity, record_id)
    select ${id}, r.entity, r.record_id
    from unnest(${records.map(({ entity }) => entity)}::text[], ${records.map((record) => record.id)}::bigint[])
      r (entity, record_id)`.execute(tx)
  return id
}
