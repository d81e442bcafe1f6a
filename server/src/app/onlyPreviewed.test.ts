import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, sendOnly, type Tx } from '../platform/db/transaction.ts'
import { createTestDatabase } from '../testing/database/createTestDatabase.ts'
import { onlyPreviewed } from './onlyPreviewed.ts'

const { db } = await createTestDatabase()

const namesOf = async () => (await db.selectFrom('hr_employers').select('name').execute()).map(({ name }) => name)
const add = (tx: Tx, name: string) => tx.insertInto('hr_employers').values({ name }).execute()

test('the preview of a change returns the same answer as the real request, and stores nothing', async () => {
  const work = (preview: boolean) =>
    inTransaction(db, (tx) =>
      onlyPreviewed(tx, preview, async () => {
        await add(tx, 'Zorgpunt')
        return 'added'
      }),
    )
  expect([await work(true), await namesOf()]).toEqual(['added', []])
  expect([await work(false), await namesOf()]).toEqual(['added', ['Zorgpunt']])
})

test('a preview fails in the same way as the real request when a statement fails that the code does not await', async () => {
  const work = (preview: boolean) =>
    inTransaction(db, (tx) =>
      onlyPreviewed(tx, preview, async () => {
        sendOnly(sql`select 1 / 0`.execute(tx))
        return 'done'
      }),
    )
  await expect(work(false)).rejects.toThrow('division by zero')
  await expect(work(true)).rejects.toThrow('division by zero')
})

test('a preview fails in the same way as the real request when a constraint fails that the database checks at COMMIT', async () => {
  await sql`create table numbers (number integer unique deferrable initially deferred)`.execute(db)
  const work = (preview: boolean) =>
    inTransaction(db, (tx) =>
      onlyPreviewed(tx, preview, async () => {
        await sql`insert into numbers values (1), (1)`.execute(tx)
        return 'done'
      }),
    )
  await expect(work(false)).rejects.toThrow('numbers_number_key')
  await expect(work(true)).rejects.toThrow('numbers_number_key')
})

test('after a preview, the database checks the constraints of the transaction only at COMMIT, as before the preview', async () => {
  await inTransaction(db, async (tx) => {
    await onlyPreviewed(tx, true, async () => 'done')
    await sql`insert into numbers values (2), (2)`.execute(tx)
    await sql`delete from numbers`.execute(tx)
  })
  expect((await sql`select * from numbers`.execute(db)).rows).toEqual([])
})
