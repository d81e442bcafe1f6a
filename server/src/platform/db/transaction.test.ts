import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/createTestDatabase.ts'
import { inTransaction, type Tx } from './transaction.ts'

const { db } = await createTestDatabase()

const lockEmployer = (tx: Tx, name: string) =>
  tx.updateTable('hr_employers').set({ sdworx_employer_number: '1' }).where('name', '=', name).execute()

test('a transaction that fails half-way changes nothing', async () => {
  const failing = inTransaction(db, async (tx) => {
    await tx.insertInto('hr_employers').values({ name: 'Zorgpunt' }).execute()
    throw new Error('the pen broke')
  })
  await expect(failing).rejects.toThrow('the pen broke')
  expect(await db.selectFrom('hr_employers').selectAll().execute()).toEqual([])
})

test('of two transactions in a deadlock the cancelled one is tried again, and both succeed', async () => {
  await db
    .insertInto('hr_employers')
    .values([{ name: 'Antwerpen' }, { name: 'Gent' }])
    .execute()
  let [attempts, held] = [0, 0]
  const bothHoldOne = Promise.withResolvers<void>()
  const lockBoth = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      attempts += 1
      await lockEmployer(tx, first)
      held += 1
      if (held === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await lockEmployer(tx, second)
      return first
    })

  expect(await Promise.all([lockBoth('Antwerpen', 'Gent'), lockBoth('Gent', 'Antwerpen')])).toEqual([
    'Antwerpen',
    'Gent',
  ])
  expect(attempts).toBe(3)
})

test('a conflict is retried once, not without end', async () => {
  let attempts = 0
  const clashing = inTransaction(db, async (tx) => {
    attempts += 1
    await sql`do $$ begin raise exception 'could not serialize' using errcode = '40001'; end $$`.execute(tx)
  })
  await expect(clashing).rejects.toThrow('could not serialize')
  expect(attempts).toBe(2)
})
