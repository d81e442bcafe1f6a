import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type RecupBonus = { readonly id: number; readonly day: Day; readonly seconds: Seconds; readonly reason: string }
export type RecupCorrection = {
  readonly id: number
  readonly yearMonth: YearMonth
  readonly seconds: Seconds
  readonly reason: string
}

type PersonYear = { readonly personId: number; readonly year: number }

export async function selectBonuses(db: Database, { personId, year }: PersonYear): Promise<RecupBonus[]> {
  const rows = await db
    .selectFrom('recup_bonuses')
    .select(['recup_bonuses.id', 'recup_bonuses.day_on', 'recup_bonuses.seconds', 'recup_bonuses.reason'])
    .where('recup_bonuses.person_id', '=', personId)
    .where('recup_bonuses.day_on', '>=', `${year}-01-01`)
    .where('recup_bonuses.day_on', '<=', `${year}-12-31`)
    .orderBy('recup_bonuses.day_on')
    .orderBy('recup_bonuses.id')
    .execute()
  return rows.map(bonusOf)
}

const CORRECTION = [
  'recup_corrections.id',
  'recup_corrections.month_on',
  'recup_corrections.seconds',
  'recup_corrections.reason',
] as const

export async function selectCorrections(db: Database, { personId, year }: PersonYear): Promise<RecupCorrection[]> {
  const rows = await db
    .selectFrom('recup_corrections')
    .select(CORRECTION)
    .where('recup_corrections.person_id', '=', personId)
    .where('recup_corrections.month_on', '>=', `${year}-01-01`)
    .where('recup_corrections.month_on', '<=', `${year}-12-31`)
    .orderBy('recup_corrections.month_on')
    .orderBy('recup_corrections.id')
    .execute()
  return rows.map(correctionOf)
}

type NewBonus = Omit<RecupBonus, 'id'> & { readonly personId: number }

export async function insertBonus(tx: Tx, { personId, day, seconds, reason }: NewBonus): Promise<number> {
  const { id } = await tx
    .insertInto('recup_bonuses')
    .values({ person_id: personId, day_on: day, seconds, reason })
    .returning('recup_bonuses.id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a recuperation bonus and returns it. Null when the person has no bonus with this id. */
export async function deleteBonus(
  tx: Tx,
  { personId, id }: { readonly personId: number; readonly id: number },
): Promise<RecupBonus | null> {
  const row = await tx
    .deleteFrom('recup_bonuses')
    .where('recup_bonuses.id', '=', id)
    .where('recup_bonuses.person_id', '=', personId)
    .returning(['recup_bonuses.id', 'recup_bonuses.day_on', 'recup_bonuses.seconds', 'recup_bonuses.reason'])
    .executeTakeFirst()
  return row === undefined ? null : bonusOf(row)
}

type NewCorrection = Omit<RecupCorrection, 'id'> & { readonly personId: number }

export async function insertCorrection(
  tx: Tx,
  { personId, yearMonth, seconds, reason }: NewCorrection,
): Promise<number> {
  const { id } = await tx
    .insertInto('recup_corrections')
    .values({ person_id: personId, month_on: firstDayOf(yearMonth), seconds, reason })
    .returning('recup_corrections.id')
    .executeTakeFirstOrThrow()
  return id
}

/** The correction of recuperation that HR entered last. The correction can belong to any month. */
export async function selectLastCorrection(db: Database, personId: number): Promise<RecupCorrection | null> {
  const row = await db
    .selectFrom('recup_corrections')
    .select(CORRECTION)
    .where('recup_corrections.person_id', '=', personId)
    .orderBy('recup_corrections.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : correctionOf(row)
}

export async function updateCorrection(
  tx: Tx,
  { id, seconds, reason }: Omit<RecupCorrection, 'yearMonth'>,
): Promise<void> {
  await tx.updateTable('recup_corrections').set({ seconds, reason }).where('recup_corrections.id', '=', id).execute()
}

type EntryRow = { readonly id: number; readonly seconds: number; readonly reason: string }

const bonusOf = ({ id, day_on, seconds, reason }: EntryRow & { readonly day_on: string }): RecupBonus => ({
  id,
  day: day_on as Day,
  seconds: seconds as Seconds,
  reason,
})

const correctionOf = ({
  id,
  month_on,
  seconds,
  reason,
}: EntryRow & { readonly month_on: string }): RecupCorrection => ({
  id,
  yearMonth: monthOf(month_on as Day),
  seconds: seconds as Seconds,
  reason,
})
