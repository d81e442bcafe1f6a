import { call, callWith, refused } from './testing/call.ts'
import { undoRemoval, type RemovedRecord } from '@uurwerk/contract/removals'
import { addHoliday } from '@uurwerk/contract/absences/holidays'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { addSubdivision } from '@uurwerk/contract/customers/subdivisions'
import {
  addOrder,
  createContract,
  editContract,
  removeContract,
  removeOrder,
} from '@uurwerk/contract/contracts/contracts'
import { removeCustomer } from '@uurwerk/contract/customers/customers'
import { terminatePerson } from '@uurwerk/contract/employment/employment'
import { createPerson, removePerson } from '@uurwerk/contract/people/people'
import { addSeconds } from '@uurwerk/domain/time/instant'
import type { z } from 'zod'
import { tablesOf } from './app/removals/removedRecordStore.ts'
import { deleteExpired } from './platform/jobs/expiredStore.ts'
import { isoOf } from './platform/db/isoOf.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { personBody } from './testing/world/masterDataBodies.ts'
import { givenHr } from './testing/world/world.ts'
import { removalsWorld } from './testing/world/removalsWorld.ts'

const { db, as, clock, elsId, els, newPerson, newCustomer, newContract, removals, isThere } = await removalsWorld()

/** Returns, as text, all rows that are deleted when the record is removed. */
async function rowsOf({ entity, id }: z.input<typeof RemovedRecord>): Promise<string> {
  const tables = Object.entries(tablesOf[entity]).map(async ([table, column]) => {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(table)} t where t.${sql.ref(column)} = ${id} order by 1`.execute(db)
    return `${table}\n${rows.map(({ text }) => text).join('\n')}`
  })
  return (await Promise.all(tables)).join('\n')
}

const { call: katrien } = await givenHr({ db, as })

describe.each(Object.entries(removals))('the undo of the removal of a %s', (name, removal) => {
  const entity = name as z.input<typeof RemovedRecord>['entity']

  test('the HR user who removed a record can undo the removal once, and the record returns with the same id and all its rows', async () => {
    const { id, path } = await removal.unused()
    const before = await rowsOf({ entity, id })
    expect(before).toContain(`(${id},`)
    await els.delete(path)
    expect(await rowsOf({ entity, id })).not.toContain(`(${id},`)

    const body = { entity, id }
    expect((await refused(katrien, undoRemoval, { body })).code).toBe('nothing_to_undo')
    await call(els, undoRemoval, { body })
    expect(await rowsOf({ entity, id })).toBe(before)
    expect((await refused(els, undoRemoval, { body })).code).toBe('nothing_to_undo')
    const { _embedded } = await callWith(els, auditEntries, { query: { entity, id } })
    expect(_embedded.auditEntryList[0]).toMatchObject({ action: 'undo removal', actorId: elsId })
    expect((await els.delete(path)).status).toBe(200)
  })

  test('nobody can undo the removal of a record after one day', async () => {
    const { id, path } = await removal.unused()
    await els.delete(path)
    const longAgo = isoOf(addSeconds(clock.now(), -86_401))
    await sql`
      update removed_records set removed_at = ${longAgo} where entity = ${entity} and record_id = ${id}`.execute(db)
    expect((await refused(els, undoRemoval, { body: { entity, id } })).code).toBe('nothing_to_undo')
    expect(await isThere(removal, id)).toBe(false)
    await deleteExpired(db, clock.now())
    const { rows } = await sql`select from removed_records where entity = ${entity} and record_id = ${id}`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the undo of a removal is refused', () => {
  test('the removal of an order cannot be undone when another order now covers the same days', async () => {
    const { contractId, orderId } = await newContract()
    await call(els, removeOrder, { params: { contractId, orderId } })
    const body = { startDate: '2026-06-01', baseHourlyRate: 50 }
    await call(els, addOrder, { params: { contractId }, body })
    const undo = { body: { entity: 'order', id: orderId } } as const
    expect((await refused(els, undoRemoval, undo)).code).toBe('nothing_to_undo')
  })

  test('the removal of an order cannot be undone after the contract became shorter', async () => {
    const { contractId, orderId } = await newContract()
    await call(els, removeOrder, { params: { contractId, orderId } })
    const body = { startDate: '2026-01-01', endDate: '2026-12-31' }
    await call(els, editContract, { params: { contractId }, body })
    const undo = { body: { entity: 'order', id: orderId } } as const
    expect((await refused(els, undoRemoval, undo)).code).toBe('order_outside_contract')
  })

  test('the removal of a contract cannot be undone when the employment of the person now ends before the contract begins, or when the customer was removed', async () => {
    const [personId, customerId] = [await newPerson(), await newCustomer()]
    const order = { startDate: '2026-06-01', baseHourlyRate: 40 }
    const body = { userId: personId, customerId, startDate: '2026-06-01', order }
    const { id: summerId } = await call(els, createContract, { body })
    const { contractId } = await newContract(personId)
    await call(els, removeContract, { params: { contractId: summerId } })
    await call(els, removeContract, { params: { contractId } })
    await call(els, terminatePerson, { params: { id: personId }, body: { date: '2026-03-31' } })
    const undo = { body: { entity: 'contract', id: summerId } } as const
    expect((await refused(els, undoRemoval, undo)).code).toBe('contract_outside_employment')
    await call(els, removeCustomer, { params: { id: customerId } })
    expect((await refused(els, undoRemoval, undo)).code).toBe('nothing_to_undo')
  })

  test('the removal of a customer cannot be undone after its parent became a subdivision', async () => {
    const [hospital, campus, group] = [await newCustomer(), await newCustomer(), await newCustomer()]
    await call(els, addSubdivision, { params: { parentId: hospital, subdivisionId: campus } })
    await call(els, removeCustomer, { params: { id: campus } })
    await call(els, addSubdivision, { params: { parentId: group, subdivisionId: hospital } })
    const undo = { body: { entity: 'customer', id: campus } } as const
    expect((await refused(els, undoRemoval, undo)).code).toBe('parent_unusable')
  })

  test('the removal of a person cannot be undone after another person got the e-mail address', async () => {
    const body = personBody()
    const { id } = await call(els, createPerson, { body })
    await call(els, removePerson, { params: { id } })
    await call(els, createPerson, { body })
    expect((await refused(els, undoRemoval, { body: { entity: 'person', id } })).code).toBe('nothing_to_undo')
  })
})

test('a restored person has the days of the public holidays that were added after the removal', async () => {
  const id = await newPerson()
  const otherId = await newPerson()
  await call(els, removePerson, { params: { id } })
  await call(els, addHoliday, { body: { date: '2026-12-12', name: 'Brugdag' } })
  await call(els, undoRemoval, { body: { entity: 'person', id } })
  const balances = async (personId: number) => {
    const { rows } = await sql<{ balance: string }>`
      select b::text as balance from (
        select counter_type, year, current_half_days from counter_balances where person_id = ${personId} order by 1, 2) b`.execute(
      db,
    )
    return rows
  }
  expect(await balances(id)).toEqual(await balances(otherId))
})
