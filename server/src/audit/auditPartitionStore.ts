import { sql } from 'kysely'
import { startOfDay } from '@uurwerk/domain/time/instant'
import { addMonths, firstDayOf, isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import type { Tx } from '../platform/db/transaction.ts'

const nameOf = (month: YearMonth): string => `audit_entries_${month.replace('-', '_')}`

export async function listAuditPartitions(db: Database): Promise<YearMonth[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'audit_entries'::regclass`.execute(db)
  return rows.map(({ name }) => name.slice('audit_entries_'.length).replace('_', '-')).filter(isYearMonth)
}

/**
 * Creates the partition of a month, and moves the entries of that month to it. Detaches the default partition
 * meanwhile, because PostgreSQL refuses a new partition while the default partition contains rows for it.
 */
export async function createAuditPartition(tx: Tx, month: YearMonth): Promise<void> {
  await sql`set local lock_timeout = '5s'`.execute(tx)
  await sql`lock table audit_entries in access exclusive mode`.execute(tx)
  // Another process may already have created the partition of this month.
  if ((await listAuditPartitions(tx)).includes(month)) return
  const [from, until] = [month, addMonths(month, 1)].map((first) => sql.lit(isoOf(startOfDay(firstDayOf(first)))))
  await sql`alter table audit_entries detach partition audit_entries_default`.execute(tx)
  await sql`create table ${sql.table(nameOf(month))} partition of audit_entries for values from (${from}) to (${until})`.execute(
    tx,
  )
  await sql`
    with moved as (delete from audit_entries_default d where d.at >= ${from} and d.at < ${until} returning d.*)
    insert into audit_entries overriding system value select m.* from moved m`.execute(tx)
  await sql`alter table audit_entries attach partition audit_entries_default default`.execute(tx)
}

/** Removes the partition of a month with its audit entries, and returns the number of entries (rule retention-18). */
export async function dropAuditPartition(tx: Tx, month: YearMonth): Promise<number> {
  await sql`set local lock_timeout = '5s'`.execute(tx)
  await sql`lock table audit_entries in access exclusive mode`.execute(tx)
  if (!(await listAuditPartitions(tx)).includes(month)) return 0
  const name = sql.table(nameOf(month))
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${name}`.execute(tx)
  await sql`drop table ${name}`.execute(tx)
  return rows[0]?.count ?? 0
}
