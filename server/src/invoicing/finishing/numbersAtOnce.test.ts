import { setTimeout as pause } from 'node:timers/promises'
import { finishInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { call, outcomeOf } from '../../testing/call.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'
import { givenHr } from '../../testing/world/world.ts'

const START = '2026-12-01T09:00:00Z'
const testApp = await sellerWorld(START)
const { db, url, hr } = testApp
/**
 * Three HR users, because the tests send many calls at once. The server refuses a call that has waited four seconds
 * for the other calls of the same user.
 */
const threeOfHr = [hr, (await givenHr(testApp, 'Wim')).call, (await givenHr(testApp, 'Els')).call]

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]

async function concepts(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) {
    const { contractId, personId } = await givenBilledMonth(db, { shifts: oneHour })
    const body = { contractId, userId: personId, yearMonthString: '2026-11' }
    ids.push((await call(hr, invoiceFromTimesheet, { body })).id)
  }
  return ids
}

const finish = (id: number, n = 0) =>
  outcomeOf(threeOfHr[n % 3]!, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })

/**
 * All numbers of invoices in the database. For each number, the result says whether the documents of the invoice are
 * stored.
 */
const given = () =>
  db
    .selectFrom('invoices as i')
    .select(['i.id', 'i.number_sequence as sequence'])
    .select(({ selectFrom }) =>
      selectFrom('documents as d')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('d.invoice_id', '=', 'i.id')
        .as('documents'),
    )
    .where('i.number', 'is not', null)
    .orderBy('i.number_sequence')
    .execute()

async function expectNoGap(): Promise<void> {
  const rows = await given()
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_row, index) => index + 1))
  expect(rows.filter(({ documents }) => documents === 0)).toEqual([])
}

test('when five of twenty invoices that are finished at once fail after they got a number, the other invoices have consecutive numbers', async () => {
  const ids = await concepts(20)
  const failing = ids.filter((_id, index) => index % 4 === 1)
  // The test stores a document of each of these invoices in advance. When such an invoice has taken its number, the
  // database therefore refuses the new document.
  await db
    .insertInto('documents')
    .values(
      failing.map((invoice_id) => ({
        invoice_id,
        kind: 'invoice',
        file_name: 'x',
        content: Buffer.from('x'),
        sha256: Buffer.from('x'),
        made_at: START,
      })),
    )
    .execute()
  const answers = await Promise.all(ids.map(finish))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  const rows = await given()
  expect(rows).toHaveLength(15)
  expect(rows.filter(({ id }) => failing.includes(id))).toEqual([])
  await expectNoGap()
})

/** Ends all connections to the database: one time, or repeatedly until the given promise settles. */
async function breakConnections(until?: Promise<unknown>): Promise<void> {
  const beside = new Client({ connectionString: url })
  await beside.connect()
  let isDone = until === undefined
  void until?.finally(() => (isDone = true))
  do {
    await beside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await pause(5)
  } while (!isDone)
  await beside.end()
}

test('when all database connections break while invoices get numbers, every invoice gets a number without a gap', async () => {
  const ids = await concepts(12)
  const before = (await given()).length
  const answers = ids.map(finish)
  await Promise.race(answers)
  await breakConnections()
  // When the connection breaks at COMMIT, the test cannot know whether the invoice has its number.
  for (const { status } of await Promise.all(answers)) expect([200, 503]).toContain(status)
  for (const id of ids) expect([200, 409]).toContain((await finish(id)).status)
  expect(await given()).toHaveLength(before + ids.length)
  await expectNoGap()
})

test(
  'when the database stops while invoices get numbers, the other invoices stay concept invoices and get numbers without a gap later',
  { tags: 'deep' },
  async () => {
    const ids = await concepts(12)
    const before = (await given()).length
    const answers = ids.map(finish)
    await Promise.race(answers)
    await breakConnections(Promise.all(answers))
    const done = (await Promise.all(answers)).filter(({ status }) => status === 200).length
    // An invoice can have its number although the connection was lost before the answer.
    expect((await given()).length - before).toBeGreaterThanOrEqual(done)
    expect(done).toBeLessThan(ids.length)
    await expectNoGap()

    for (const id of ids) expect([200, 409]).toContain((await finish(id)).status)
    expect(await given()).toHaveLength(before + ids.length)
    await expectNoGap()
  },
)
