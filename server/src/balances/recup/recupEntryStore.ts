import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type RecupEntry = {
  readonly id: number
  /** The day of a bonus. For a correction, it is the first day of the corrected month. */
  readonly day: Day
  readonly seconds: Seconds
  readonly reason: string
}

export type RecupKind = 'bonus' | 'correction'

const BONUS = [
  'recup_bonuses.id',
  'recup_bonuses.day_on as day',
  'recup_bonuses.seconds',
  'recup_bonuses.reason',
] as const
const CORRECTION = [
  'recup_corrections.id',
  'recup_corrections.month_on as day',
  'recup_corrections.seconds',
  'recup_corrections.reason',
] as const

type PersonYear = { readonly personId: number; readonly year: number }

/** The bonuses or the corrections of a person in a year, the earliest first. */
export async function listRecupEntries(
  db: Database,
  kind: RecupKind,
  { personId, year }: PersonYear,
): Promise<RecupEntry[]> {
  const rows =
    kind === 'bonus'
      ? await db
          .selectFrom('recup_bonuses')
          .select(BONUS)
          .where('recup_bonuses.person_id', '=', personId)
          .where('recup_bonuses.day_on', '>=', `${year}-01-01`)
          .where('recup_bonuses.day_on', '<=', `${year}-12-31`)
          .orderBy('recup_bonuses.day_on')
          .orderBy('recup_bonuses.id')
          .execute()
      : await db
          .selectFrom('recup_corrections')
          .select(CORRECTION)
          .where('recup_corrections.person_id', '=', personId)
          .where('recup_corrections.month_on', '>=', `${year}-01-01`)
          .where('recup_corrections.month_on', '<=', `${year}-12-31`)
          .orderBy('recup_corrections.month_on')
          .orderBy('recup_corrections.id')
          .execute()
  return rows.map(entryOf)
}

type NewEntry = Omit<RecupEntry, 'id'> & { readonly personId: number }

export async function insertRecupEntry(
  tx: Tx,
  kind: RecupKind,
  { personId, day, seconds, reason }: NewEntry,
): Promise<number> {
  const row = { person_id: personId, seconds, reason }
  const { id } = await (
    kind === 'bonus'
      ? tx
          .insertInto('recup_bonuses')
          .values({ ...row, day_on: day })
          .returning('recup_bonuses.id')
      : tx
          .insertInto('recup_corrections')
          .values({ ...row, month_on: day })
          .returning('recup_corrections.id')
  ).executeTakeFirstOrThrow()
  return id
}

/** Returns the deleted bonus; null when the person has no bonus with this id. */
export async function deleteBonus(
  tx: Tx,
  { personId, id }: { readonly personId: number; readonly id: number },
): Promise<RecupEntry | null> {
  const row = await tx
    .deleteFrom('recup_bonuses')
    .where('recup_bonuses.id', '=', id)
    .where('recup_bonuses.person_id', '=', personId)
    .returning(BONUS)
    .executeTakeFirst()
  return row === undefined ? null : entryOf(row)
}

/** The last correction of recuperation (time off for extra hours) that HR entered. It can be about any month. */
export async function readLastCorrection(db: Database, personId: number): Promise<RecupEntry | null> {
  const row = await db
    .selectFrom('recup_corrections')
    .select(CORRECTION)
    .where('recup_corrections.person_id', '=', personId)
    .orderBy('recup_corrections.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : entryOf(row)
}

export async function updateCorrection(
  tx: Tx,
  { id, seconds, reason }: Pick<RecupEntry, 'id' | 'seconds' | 'reason'>,
): Promise<void> {
  await tx.updateTable('recup_corrections').set({ seconds, reason }).where('recup_corrections.id', '=', id).execute()
}

type EntryRow = { readonly id: number; readonly day: string; readonly seconds: number; readonly reason: string }

const entryOf = ({ day, seconds, ...row }: EntryRow): RecupEntry => ({
  ...row,
  day: day as Day,
  seconds: seconds as Seconds,
})
