import type { Removable } from '@uurwerk/contract/removals'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * For each kind of record: the tables from which rows are removed together with the record, and the column that refers
 * to the record. An undo restores the tables in this order. The entries of leave counters come before the balances,
 * because a database trigger on the entries writes balances. The removed balances then replace the balances of the
 * trigger.
 */
export const tablesOf = {
  person: {
    people: 'id',
    person_roles: 'person_id',
    part_time_records: 'person_id',
    person_qualifications: 'person_id',
    vacation_years: 'person_id',
    counter_entries: 'person_id',
    counter_balances: 'person_id',
    calendar_feeds: 'person_id',
    removed_shifts: 'person_id',
    reminder_choices: 'person_id',
    change_notices: 'person_id',
    absence_changes_seen: 'person_id',
  },
  customer: {
    customers: 'id',
    bonus_rates: 'customer_id',
    customer_emails: 'customer_id',
    shift_types: 'customer_id',
    customer_contacts: 'customer_id',
    staffing_levels: 'customer_id',
    rotation_patterns: 'customer_id',
    rotation_pattern_days: 'customer_id',
  },
  contract: {
    contracts: 'id',
    orders: 'contract_id',
    timesheet_locks: 'contract_id',
    shift_patterns: 'contract_id',
    shift_pattern_days: 'contract_id',
    contract_patterns: 'contract_id',
    late_removals: 'contract_id',
  },
  order: { orders: 'id' },
  'shift type': { shift_types: 'id', staffing_levels: 'shift_type_id' },
  'hr employer': { hr_employers: 'id', pay_codes: 'hr_employer_id' },
  invoice: { invoices: 'id', invoice_lines: 'invoice_id', invoice_costs: 'invoice_id', invoice_emails: 'invoice_id' },
} as const satisfies Readonly<Record<Removable | 'invoice', Readonly<Record<string, string>>>>

export type RecordToRemove = { readonly entity: Removable | 'invoice'; readonly id: number }

type Removal = RecordToRemove & { readonly actorId: number; readonly now: Instant }

/** Copies all rows of a record, before the record is deleted. */
export async function keepRows(tx: Tx, { entity, id, actorId, now }: Removal): Promise<void> {
  const rows = Object.entries(tablesOf[entity]).map(
    ([table, column]) =>
      sql`${table}::text, (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${sql.table(table)} t
        where t.${sql.ref(column)} = ${id})`,
  )
  await sql`
    insert into removed_records (entity, record_id, removed_at, removed_by, kept)
    values (${entity}, ${id}, ${isoOf(now)}, ${actorId}, jsonb_build_object(${sql.join(rows)}))`.execute(tx)
}

/** The rows of a removed record as JSON text, and the records that the removed record belongs to. */
export type KeptRows = {
  readonly kept: string
  readonly personId: number | null
  readonly customerId: number | null
  readonly contractId: number | null
  readonly parentId: number | null
}

/**
 * Reads the kept rows of a record that the caller removed in the last 24 hours, and deletes the kept rows, because a
 * removal can be undone only once (rule people-71). The age is checked here, because expired rows are deleted only once
 * an hour. The rows are returned as text, because a number could lose its precision when JSON is parsed.
 */
export async function takeRows(tx: Tx, { entity, id, actorId, now }: Removal): Promise<KeptRows | null> {
  const { rows } = await sql<KeptRows>`
    delete from removed_records r
    where r.entity = ${entity} and r.record_id = ${id} and r.removed_by = ${actorId}
      and r.removed_at >= ${isoOf(now)}::timestamptz - interval '24 hours'
    returning r.kept::text as kept,
      (r.kept #>> '{contracts,0,person_id}')::bigint as "personId",
      coalesce(r.kept #>> '{contracts,0,customer_id}', r.kept #>> '{shift_types,0,customer_id}')::bigint as "customerId",
      (r.kept #>> '{orders,0,contract_id}')::bigint as "contractId",
      (r.kept #>> '{customers,0,parent_id}')::bigint as "parentId"`.execute(tx)
  return rows[0] ?? null
}

/** Inserts the rows of a removed record again. The rows keep their ids. */
export async function restoreRows(tx: Tx, { entity, id }: RecordToRemove, kept: string): Promise<void> {
  for (const [table, column] of Object.entries(tablesOf[entity])) {
    const target = sql.table(table)
    if (table === 'counter_balances') await sql`delete from ${target} where ${sql.ref(column)} = ${id}`.execute(tx)
    await sql`
      insert into ${target} overriding system value
      select r.* from jsonb_populate_recordset(null::${target}, ${kept}::jsonb -> ${table}::text) r`.execute(tx)
  }
}
