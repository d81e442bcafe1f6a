import { afterAll, expect, test } from 'vitest'
import { openPool } from '../fixtures/database.ts'
import { givenClock } from '../fixtures/demo.ts'
import { openDemoFolder } from '../fixtures/openDemoFolder.ts'
import { startServer } from '../fixtures/startServer.ts'
import { changedTables, openWatcher } from '../input/fingerprint.ts'
import { brokenInvariants, mailsAgainst } from './invariants.ts'

const folder = await openDemoFolder()
const server = await startServer(folder.dataDir, givenClock)
const pool = openPool(folder.dataDir)
afterAll(async () => {
  await pool.end()
  await server.stop()
  folder.remove()
})

/** Runs SQL statements in one transaction, and returns the tables that the statements changed. */
async function changedBy(...statements: readonly string[]): Promise<readonly string[]> {
  const watcher = await openWatcher(pool)
  await watcher.quiet()
  const before = await watcher.fingerprint()
  for (const statement of statements) await pool.query(statement)
  return changedTables(before, await watcher.fingerprint())
}

const one = 'where id = (select min(id) from customers)'

test('a committed write changes the checksum of the data, but a rolled-back write and a lock do not', async () => {
  expect(
    await changedBy(
      `do $$ begin update customers set city = 'Elders'; raise exception 'no'; exception when others then null; end $$`,
    ),
  ).toEqual([])
  expect(await changedBy(`select id from customers for update`)).toEqual([])
  expect(await changedBy(`update customers set city = city ${one}`)).toEqual(['customers'])
  expect(await changedBy(`insert into extra_holidays (on_day, name) values ('2027-05-03', 'Brugdag')`)).toEqual([
    'extra_holidays',
  ])
  expect(await changedBy(`delete from extra_holidays where on_day = '2027-05-03'`)).toEqual(['extra_holidays'])
})

test('the check of invariants finds no fault in the data of the demo, and finds the fault in damaged data', async () => {
  const broken = () => brokenInvariants(pool, '2026-11-20T08:00:00Z')
  expect(await broken()).toEqual([])
  await pool.query(
    `update number_series set last_sequence = last_sequence + 1 where series = 'invoice' and year = 2026`,
  )
  await pool.query(`update counter_balances set current_half_days = current_half_days + 1 where current_half_days = 10`)
  await pool.query(`update invoices set total_excluding_cents = total_excluding_cents + 1, total_including_cents = total_including_cents + 1
    where id = (select min(id) from invoices)`)
  const found = (await broken()).join('\n')
  expect(found).toContain('a gap in the numbers: invoice 2026')
  expect(found).toContain('a balance that is not the sum of its ledger')
  expect(found).toContain('an invoice total that is not that of its lines')
})

test('the check of mails reports a mail that arrived twice and a mail that never arrived', async () => {
  const { rows } = await pool.query<{ id: number }>(`
    insert into mails (kind, recipients, subject, body, status, requested_at)
    select 'invoice', array['a@huis.example'], 's', 'b', 'sent', '2026-11-20T09:00Z' from generate_series(1, 2) returning id`)
  const [twice, never] = rows.map(({ id }) => id)
  const sentences = await mailsAgainst(new Map([[`mail-${twice}@huis.example`, 2]]), pool)
  // The running server also sends the mails of the demo, for example about a request of a customer.
  expect(
    sentences.filter((sentence) => sentence.startsWith(`mail ${twice} `) || sentence.startsWith(`mail ${never} `)),
  ).toEqual([`mail ${twice} came 2 times`, `mail ${never} counts as sent, and never came`])
})
