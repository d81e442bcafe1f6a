import { editBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { copyToCustomers } from '@uurwerk/contract/customers/copyToCustomers'
import { customer } from '@uurwerk/contract/customers/customers'
import { importActs, undoImport } from '@uurwerk/contract/import/importActs'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPersonAtWork, givenShiftType } from '../../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app

const RATES = { LATE: 1050, NIGHT: 3500 }

async function hospitals() {
  const source = await givenCustomer(app.db, { name: 'AZ Klaverveld', rates: RATES })
  await givenShiftType(app.db, source, { name: 'Vroege' })
  await givenShiftType(app.db, source, { name: 'Late' })
  const other = await givenCustomer(app.db, { name: 'De Linde', rates: { LATE: 2000, SATURDAY: 2600 } })
  const same = await givenCustomer(app.db, { name: 'De Beuk', rates: RATES })
  await givenShiftType(app.db, same, { name: 'vroege' })
  return { source, other, same }
}

const copy = async (source: number, customers: readonly number[]) =>
  (await call(hr, copyToCustomers, { params: { id: source }, body: { customers: [...customers], bonusRates: true } }))
    .actId

/**
 * Reads the shift types and bonus rates of customers for a comparison. The version is left out, because each change
 * raises it.
 */
const standOf = async (...ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { shiftTypeDtos, bonusRateDtos } = await call(hr, customer, { params: { id } })
      return { shiftTypeDtos, bonusRateDtos }
    }),
  )

const undo = (id: number) => [hr, undoImport, { params: { id } }] as const

test('HR can undo a copy to customers as a whole: each customer has its old shift types and rates again', async () => {
  const { source, other, same } = await hospitals()
  const before = await standOf(source, other, same)
  const actId = (await copy(source, [other, same]))!
  const copied = await standOf(source, other, same)
  expect(copied).not.toEqual(before)

  const [act] = (await call(hr, importActs))._embedded.importActDtoList
  expect(act).toMatchObject({
    id: actId,
    kind: 'customerCopies',
    fileName: expect.stringMatching('AZ Klaverveld'),
    made: 2,
    undoneAt: null,
    actions: { undo: null },
  })
  await call(...undo(actId))
  expect(await standOf(source, other, same)).toEqual(before)
  expect((await refused(...undo(actId))).code).toBe('import_undone')
  const audited = await app.pool.query<{ entity_id: number }>(
    `select entity_id from audit_entries where action = 'undo import customerCopies' and entity = 'customer'`,
  )
  expect(audited.rows).toEqual([{ entity_id: other }])
  await copy(source, [other, same])
  expect((await standOf(other))[0]!.bonusRateDtos).toEqual(copied[1]!.bonusRateDtos)
})

test('a copy to customers that changes nothing cannot be undone, because it is not stored as an action', async () => {
  const { source, same } = await hospitals()
  await copy(source, [same])
  expect(await copy(source, [same])).toBeUndefined()
})

test('HR cannot undo a copy to customers after a shift uses a copied shift type, or after a copied rate was changed', async () => {
  const { source, other, same } = await hospitals()
  const actId = (await copy(source, [other, same]))!
  await call(hr, editBonusRate, { params: { id: other }, body: { bonusType: 'LATE', percentage: 12 } })
  const { personId, contractId } = await givenPersonAtWork(app.db, { customerId: same })
  const late = (await standOf(same))[0]!.shiftTypeDtos.find(({ name }) => name === 'Late')!
  await app.db
    .insertInto('shifts')
    .values({
      person_id: personId,
      contract_id: contractId,
      shift_type_id: late.id,
      start_at: '2026-11-02T13:00:00+01:00',
      end_at: '2026-11-02T21:00:00+01:00',
    })
    .execute()
  const before = await standOf(other, same)
  const refusal = await refused(...undo(actId))
  expect(refusal.message).toMatch(/1 shift, 1 klant met later aangepaste bonustarieven/)
  expect(await standOf(other, same)).toEqual(before)
})

test('HR can undo a copy for the other customers after HR has removed one of the customers', async () => {
  const { source, other, same } = await hospitals()
  const actId = (await copy(source, [other, same]))!
  await app.db.deleteFrom('customers').where('customers.id', '=', other).execute()
  await call(...undo(actId))
  expect((await standOf(same))[0]!.shiftTypeDtos.map(({ name }) => name)).toEqual(['vroege'])
})
