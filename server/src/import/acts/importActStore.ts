import type { ActKind } from '@uurwerk/contract/import/importActs'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { MadeRecord, NewAct } from '../../app/acts/insertActStore.ts'

const LISTED = 20

type ActRow = Omit<NewAct, 'actorId' | 'now'> & {
  readonly id: number
  readonly madeAt: Instant
  readonly madeBy: string
  readonly undoneAt: Instant | null
  readonly hasRecords: boolean
}

/** The last imports of files and the last copies to customers that made records, the newest first. */
export async function listActs(db: Database): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select i.id, i.kind, i.file_name as "fileName", i.made, floor(extract(epoch from i.made_at))::int8 as "madeAt",
      coalesce((select p.first_name || ' ' || p.last_name from people p where p.id = i.made_by), '') as "madeBy",
      floor(extract(epoch from i.undone_at))::int8 as "undoneAt",
      exists (select from import_records r where r.import_id = i.id) as "hasRecords"
    from imports i
    order by i.id desc
    limit ${LISTED}`.execute(db)
  return rows
}

export type Act = { readonly kind: ActKind; readonly undone: boolean; readonly records: readonly MadeRecord[] }

/** Locks an import, and reads the records that the import made. Null when the import does not exist. */
export async function lockAct(tx: Tx, id: number): Promise<Act | null> {
  const act = await tx
    .selectFrom('imports')
    .select(['imports.kind', 'imports.undone_at'])
    .where('imports.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (act === undefined) return null
  const rows = await tx
    .selectFrom('import_records')
    .select(['import_records.entity', 'import_records.record_id'])
    .where('import_records.import_id', '=', id)
    .execute()
  return {
    kind: act.kind as ActKind,
    undone: act.undone_at !== null,
    records: rows.map(({ entity, record_id }) => ({ entity: entity as MadeRecord['entity'], id: record_id })),
  }
}

export async function markUndone(
  tx: Tx,
  id: number,
  { actorId, now }: { readonly actorId: number; readonly now: Instant },
) {
  await tx
    .updateTable('imports')
    .set({ undone_at: isoOf(now), undone_by: actorId })
    .where('imports.id', '=', id)
    .execute()
  await tx.deleteFrom('import_records').where('import_records.import_id', '=', id).execute()
}

/** The people of these contracts, each with the first day of the earliest contract. */
export async function listFirstDays(
  tx: Tx,
  contracts: readonly number[],
): Promise<{ readonly personId: number; readonly from: string }[]> {
  const { rows } = await sql<{ personId: number; from: string }>`
    select c.person_id as "personId", to_char(min(c.start_on), 'YYYY-MM-DD') as "from"
    from contracts c
    where c.id = any(${contracts}::bigint[])
    group by c.person_id
    order by c.person_id`.execute(tx)
  return rows
}
