import type { AnyCounterType } from '@uurwerk/domain/balances/counterUse'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { RecordUses } from '@uurwerk/domain/refusalToRemove'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

type ImportedEntry = {
  readonly id: number
  readonly personId: number
  readonly year: number
  readonly counter: AnyCounterType
  readonly amount: HalfDays
  readonly kind: 'grant' | 'use'
}

/** The ledger entries of an import, without those of people whom HR removed after the import. */
export async function listImportedEntries(tx: Tx, ids: readonly number[]): Promise<ImportedEntry[]> {
  const { rows } = await sql<ImportedEntry>`
    select e.id, e.person_id as "personId", e.year, e.counter_type as counter, e.half_days as amount, e.kind
    from counter_entries e
    where e.id = any(${[...ids]}::bigint[])`.execute(tx)
  return rows
}

type Imported = { readonly opened: readonly number[]; readonly entries: readonly number[] }

/**
 * Counts what uses the imported balances: later entries of the same leave counters (without the entries for public
 * holidays), recuperation that people with an imported opening balance took, and confirmed months of these people.
 */
export async function readUsesOfBalances(tx: Tx, { opened, entries }: Imported): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    with imported as (
      select e.person_id, e.year, e.counter_type, max(e.id) as last_id
      from counter_entries e
      where e.id = any(${[...entries]}::bigint[])
      group by e.person_id, e.year, e.counter_type
    ), later as (
      select e.absence_id
      from imported i
      join counter_entries e on e.person_id = i.person_id and e.year = i.year and e.counter_type = i.counter_type
        and e.id > i.last_id and e.holiday_on is null and e.id <> all(${[...entries]}::bigint[])
    )
    select
      ((select count(distinct l.absence_id) from later l)
        + (select count(*) from absences a
           where a.person_id = any(${[...opened]}::bigint[]) and a.category = 'RECUPERATION' and a.closed_at is null))::integer as absences,
      (select count(*) from later l where l.absence_id is null)::integer as balances,
      (select count(*) from month_balances m where m.person_id = any(${[...opened]}::bigint[]))::integer as "confirmedMonths"`.execute(
    tx,
  )
  return rows[0]!
}

export async function clearOpenings(tx: Tx, people: readonly number[]): Promise<void> {
  await sql`
    update people set recup_opening_month = null, recup_opening_seconds = 0, version = version + 1
    where id = any(${[...people]}::bigint[])`.execute(tx)
}
