import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** Hours that HR adds to the recuperation of a person: a bonus on a day, or a correction of a month. */
export type RecupEntry = {
  readonly id: number
  /** The day of a bonus, or the first day of the month of a correction. */
  readonly day: Day
  readonly seconds: Seconds
  readonly reason: string
}

const bonuses = { table: sql.table('recup_bonuses'), day: sql.ref('day_on') }
const corrections = { table: sql.table('recup_corrections'), day: sql.ref('month_on') }
const tables = { bonus: bonuses, correction: corrections }

export type RecupKind = keyof typeof tables

type PersonYear = { readonly personId: number; readonly year: number }

export async function listRecupEntries(
  db: Database,
  kind: RecupKind,
  { personId, year }: PersonYear,
): Promise<RecupEntry[]> {
  const { table, day } = tables[kind]
  const { rows } = await sql<RecupEntry>`
    select id, ${day} as day, seconds, reason
    from ${table}
    where person_id = ${personId} and ${day} between ${`${year}-01-01`} and ${`${year}-12-31`}
    order by ${day}, id`.execute(db)
  return rows
}

type NewEntry = Omit<RecupEntry, 'id'> & { readonly personId: number }

export async function insertRecupEntry(
  tx: Tx,
  kind: RecupKind,
  { personId, day, seconds, reason }: NewEntry,
): Promise<number> {
  const { table, day: column } = tables[kind]
  const { rows } = await sql<{ readonly id: number }>`
    insert into ${table} (person_id, ${column}, seconds, reason)
    values (${personId}, ${day}, ${seconds}, ${reason})
    returning id`.execute(tx)
  return rows[0]!.id
}

/** Deletes a recuperation bonus and returns it. Null when the person has no bonus with this id. */
export async function deleteBonus(
  tx: Tx,
  { personId, id }: { readonly personId: number; readonly id: number },
): Promise<RecupEntry | null> {
  const { rows } = await sql<RecupEntry>`
    delete from recup_bonuses
    where id = ${id} and person_id = ${personId}
    returning id, day_on as day, seconds, reason`.execute(tx)
  return rows[0] ?? null
}

/** The correction of recuperation that HR entered last. The correction can belong to any month. */
export async function readLastCorrection(db: Database, personId: number): Promise<RecupEntry | null> {
  const { rows } = await sql<RecupEntry>`
    select id, month_on as day, seconds, reason
    from recup_corrections
    where person_id = ${personId}
    order by id desc
    limit 1`.execute(db)
  return rows[0] ?? null
}

export async function updateCorrection(
  tx: Tx,
  { id, seconds, reason }: Pick<RecupEntry, 'id' | 'seconds' | 'reason'>,
): Promise<void> {
  await tx.updateTable('recup_corrections').set({ seconds, reason }).where('recup_corrections.id', '=', id).execute()
}
