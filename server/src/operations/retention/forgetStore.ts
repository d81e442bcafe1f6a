import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { RetentionRule } from './retentionRule.ts'

/** The first day whose data is kept, and the instant at which that day started. */
export type Boundary = { readonly day: Day; readonly instant: Instant }

export type Due = { readonly count: number; readonly oldest: Day | null }

/** Adds SQL types to the first two parameters. The third parameter needs no type, because no SQL condition uses it. */
const numbered = (text: string): string => text.replaceAll('$1', '$1::date').replaceAll('$2', '$2::timestamptz')

/** The number of expired rows of these retention rules, and the day of the oldest expired row. */
export async function readDue(db: Database, parts: readonly RetentionRule[], boundary: Boundary): Promise<Due> {
  const days = parts
    .filter(({ follows }) => !follows)
    .map(({ table, past, day }) => numbered(`select ${day} as day from ${table} t where ${past}`))
  const statement = `
    select count(*)::integer as count, min(d.day) as oldest
    from (${days.join(' union all ')}) d, (select $1::date, $2::timestamptz) as given`
  const values = [boundary.day, isoOf(boundary.instant)]
  const { rows } = await db.executeQuery<Due>(CompiledQuery.raw(statement, values))
  const [due] = rows
  if (due === undefined) throw new Error('a statement that only counts has one row')
  return due
}

/**
 * Allows this transaction to change protected tables, but only rows before the first day that is kept (rules audit-4,
 * retention-22). A statement of the job may run longer than a statement of a user, but waits a shorter time for a
 * lock.
 */
export async function openProtectedTables(tx: Tx, { instant }: Boundary): Promise<void> {
  await sql`
    select set_config('uurwerk.forget_before', ${isoOf(instant)}, true), set_config('statement_timeout', '120s', true),
      set_config('lock_timeout', '5s', true)`.execute(tx)
}

type Input = { readonly boundary: Boundary; readonly now: Instant; readonly most: number }

/**
 * Changes or deletes expired rows of one rule and returns their number. Skips rows and people that another transaction
 * has locked, so that the job neither waits nor deadlocks (rule retention-23).
 */
export async function anonymiseSome(tx: Tx, part: RetentionRule, { boundary, now, most }: Input): Promise<number> {
  const { table, past, person, set, instead } = part
  const owner = person === undefined ? '' : `join people owner on owner.id = ${person}`
  const lock = person === undefined || table === 'people' ? 'of t' : 'of owner, t'
  const change =
    set === undefined
      ? `delete from ${table} t using chosen`
      : `update ${table} t set ${Object.entries(set)
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')} from chosen`
  const statement = `
    with given as (select $1, $2, $3::timestamptz),
    chosen as materialized (
      select t.tableoid as place, t.ctid as spot from ${table} t ${table === 'people' ? '' : owner}
      where ${past} limit ${most} for no key update ${lock} skip locked
    )${instead === undefined ? '' : `, instead as (${instead})`}
    ${change} where t.tableoid = chosen.place and t.ctid = chosen.spot`
  const values = [boundary.day, isoOf(boundary.instant), isoOf(now)]
  const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(numbered(statement), values))
  return Number(numAffectedRows)
}
