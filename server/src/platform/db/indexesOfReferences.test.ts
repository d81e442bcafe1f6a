import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'

const { db } = await startTestApp()

/** References from tables that grow every day to records that HR can remove, many at once after an import. */
const references = [
  ['shifts', 'contract_id'],
  ['invoices', 'contract_id'],
  ['orders', 'contract_id'],
  ['timesheet_confirmations', 'contract_id'],
  ['counter_entries', 'person_id'],
  ['counter_entries', 'actor_id'],
] as const

test.each(references)('a removal finds the rows of %s by an index on %s', async (table, column) => {
  // An index with a condition contains only a part of the rows, so a removal cannot use it.
  const { rows } = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = ${table}::regclass and a.attname = ${column} and i.indpred is null`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
})
