import type { MonthBalance } from '@uurwerk/domain/balances/month/monthBalance'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { sendOnly, type Tx } from '../../platform/db/transaction.ts'
import type { MadeWith } from './madeWith.ts'

export type MonthToStore = {
  readonly personId: number
  readonly yearMonth: YearMonth
  readonly balance: MonthBalance
  readonly madeWith: MadeWith
  readonly now: Instant
}

export function upsertMonthBalance(tx: Tx, { personId, yearMonth, balance, madeWith, now }: MonthToStore): void {
  const figures = {
    needed_seconds: balance.needed,
    counted_seconds: balance.counted,
    earned_seconds: balance.earned,
    taken_seconds: balance.taken,
    made_with: JSON.stringify(madeWith),
    stored_at: isoOf(now),
  }
  sendOnly(
    tx
      .insertInto('month_balances')
      .values({ person_id: personId, month_on: `${yearMonth}-01`, ...figures })
      .onConflict((conflict) => conflict.columns(['person_id', 'month_on']).doUpdateSet(figures))
      .execute(),
  )
}

const storedMonths = prepared<{ month_on: Day }, [personId: number, months: readonly Day[]]>(
  'stored months',
  `select b.month_on from month_balances b where b.person_id = $1 and b.month_on = any($2::date[]) order by b.month_on`,
)

export async function listStoredMonths(
  tx: Tx,
  { personId, months }: { readonly personId: number; readonly months: readonly YearMonth[] },
): Promise<YearMonth[]> {
  if (months.length === 0) return []
  const rows = await storedMonths(tx, [personId, months.map(firstDayOf)])
  return rows.map(({ month_on }) => monthOf(month_on))
}

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth }

/**
 * Deletes the stored balance of a reopened month, so that the month gives no recuperation until all its contracts are
 * confirmed again. The caller must first lock the person (rule balances-41). Returns the deleted record; null when there
 * was none.
 */
export async function deleteMonthBalance(tx: Tx, { personId, yearMonth }: PersonMonth): Promise<object | null> {
  const { rows } = await sql<{ balance: object }>`
    delete from month_balances b
    where b.person_id = ${personId} and b.month_on = ${firstDayOf(yearMonth)}::date
    returning to_jsonb(b) as balance`.execute(tx)
  return rows[0]?.balance ?? null
}

/** Restores a deleted balance. This happens when HR undoes the reopening of its month. */
export async function restoreMonthBalance(tx: Tx, balance: object): Promise<void> {
  await sql`
    insert into month_balances
    select r.* from jsonb_populate_record(null::month_balances, ${JSON.stringify(balance)}::jsonb) r`.execute(tx)
}
