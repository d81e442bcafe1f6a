import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'

const { db } = await startTestApp()

/**
 * Tables that grow every day, each with a column that refers to records that HR can remove. After an import, HR can
 * remove many records at once, so each of these columns needs an index.
 */
const references = [
  ['shifts', 'contract_id'],
  ['invoices', 'contract_id'],
  ['orders', 'contract_id'],
  ['timesheet_confirmations', 'contract_id'],
  ['counter_entries', 'person_id'],
  ['counter_entries', 'actor_id'],
  ['shifts', 'shift_type_id'],
  ['shift_types', 'owner_id'],
  ['invoice_lines', 'order_id'],
  ['invoices', 'customer_id'],
  ['invoices', 'created_by'],
  ['invoices', 'confirmed_by'],
  ['batch_items', 'contract_id'],
  ['absences', 'person_id'],
  ['timesheet_locks', 'locked_by'],
  ['timesheet_confirmations', 'confirmed_by'],
  ['timesheet_approvals', 'approved_by'],
  ['timesheet_reminders', 'reminded_by'],
  ['mails', 'requested_by'],
  ['payments', 'made_by'],
] as const

const allRows = 'all rows'

test.each(references)('the removal of a record finds the rows of %s with an index on %s', async (table, column) => {
  // A removal cannot use an index that contains only some of the rows, unless the index leaves out only the rows in
  // which the column is null.
  const { rows } = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = ${table}::regclass and a.attname = ${column}
      and coalesce(pg_get_expr(i.indpred, i.indrelid), ${allRows}) in (${allRows}, ${`(${column} IS NOT NULL)`})`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThan(0)
})
