import { confirmMonthFor, lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, callWith, refused } from './testing/call.ts'
import { undoRemoval } from '@uurwerk/contract/removals'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { correctRecup } from '@uurwerk/contract/balances/balances'
import { addSubdivision } from '@uurwerk/contract/customers/subdivisions'
import { removeContract } from '@uurwerk/contract/contracts/contracts'
import { removePerson, person } from '@uurwerk/contract/people/people'
import { tablesOf } from './app/removals/removedRecordStore.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { givenConfirmed, givenInvoiced, givenShift } from './testing/world/people/leave.ts'
import { hrWorld } from './testing/world/people/hrWorld.ts'
import { givenCustomer, givenPerson, givenPersonAtWork, givenShiftType } from './testing/world/world.ts'
import { removalsWorld } from './testing/world/removalsWorld.ts'

const { db, as, nobody, elsId, els, newPerson, newCustomer, newContract, removals, isThere } = await removalsWorld()

const anna = await as(await givenPerson(db))

const SHIFT = { start: '2026-11-03T08:00+01:00', end: '2026-11-03T16:00+01:00' }

describe.each(Object.entries(removals))('a %s that no other record uses', (entity, removal) => {
  test('only HR can remove an unused record, once, with an audit entry', async () => {
    const { id, path } = await removal.unused()
    expect((await nobody.delete(path)).status).toBe(401)
    expect(await anna.delete(path)).toMatchObject({ status: 403, body: { code: 'role_missing' } })
    expect(await isThere(removal, id)).toBe(true)

    expect((await els.delete(path)).status).toBe(200)
    expect(await isThere(removal, id)).toBe(false)
    expect(await els.delete(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const { _embedded } = await callWith(els, auditEntries, { query: { entity, id } })
    expect(_embedded.auditEntryList[0]).toMatchObject({ action: removal.action, actorId: elsId })
  })
})

const used: Readonly<Record<string, () => Promise<readonly [path: string, sentence: string]>>> = {
  'a person with two contracts': async () => {
    const { personId } = await newContract()
    await newContract(personId)
    return [`/administration/user/${personId}`, '2 contracten']
  },
  'a person who has signed in': async () => {
    const personId = await newPerson()
    await as(personId)
    return [`/administration/user/${personId}`, '1 aanmelding']
  },
  'a person with a corrected balance': async () => {
    const personId = await newPerson()
    const body = { yearMonth: '2026-02', hours: 4, reason: 'overgenomen' }
    await call(els, correctRecup, { params: { id: personId }, body })
    return [`/administration/user/${personId}`, '1 wijziging van een saldo']
  },
  'a customer with a contract': async () => {
    const customerId = await newCustomer()
    await newContract(undefined, customerId)
    return [`/administration/customer/${customerId}`, '1 contract']
  },
  'a customer with a subdivision': async () => {
    const [id, campus] = [await newCustomer(), await newCustomer()]
    await call(els, addSubdivision, { params: { parentId: id, subdivisionId: campus } })
    return [`/administration/customer/${id}`, '1 subdivisie']
  },
  'a contract with a shift, a confirmed month and an invoice': async () => {
    const { contractId, personId } = await newContract()
    await givenShift(db, { contractId, personId, ...SHIFT })
    await givenConfirmed(db, { contractId, month: '2026-11' })
    await givenInvoiced(db, { contractId, month: '2026-11' })
    return [`/administration/contract/${contractId}`, '1 shift, 1 bevestigde maand, 1 factuur']
  },
  'an order that prices a shift': async () => {
    const { contractId, orderId, personId } = await newContract()
    await givenShift(db, { contractId, personId, ...SHIFT })
    return [`/administration/contract/${contractId}/order/${orderId}`, '1 shift']
  },
  'a shift type with a shift': async () => {
    const customerId = await givenCustomer(db)
    const shiftTypeId = await givenShiftType(db, customerId)
    const { personId, contractId } = await givenPersonAtWork(db, { customerId })
    const shiftId = await givenShift(db, { contractId, personId, ...SHIFT })
    await db.updateTable('shifts').set({ shift_type_id: shiftTypeId }).where('id', '=', shiftId).execute()
    return [`/administration/customer/${customerId}/shifttype/${shiftTypeId}`, '1 shift']
  },
}

test.each(Object.entries(used))(
  'the removal of %s is refused, and the refusal shows the records that use it',
  async (_name, prepare) => {
    const [path, names] = await prepare()
    const { status, body } = await els.delete(path)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'record_in_use',
      message: `Dit kan niet verwijderd worden, want het is in gebruik: ${names}.`,
    })
  },
)

test('an administrator who leaves cannot remove the only administrator who stays', async () => {
  const { db: company, hr: katrien, katrienId } = await hrWorld()
  await company.updateTable('people').set({ employment_end_on: '2099-12-31' }).where('id', '=', katrienId).execute()
  // A person with a session counts as in use and cannot be removed, so the test does not sign this administrator in.
  const stayingId = await givenPerson(company, { roles: ['ROLE_ADMIN'] })
  const refusal = await refused(katrien, removePerson, { params: { id: stayingId } })
  expect(refusal.code).toBe('last_administrator')
})

test('after HR removes a new contract, the balance of the person is the same as before HR added the contract', async () => {
  const { personId, contractId: workedId } = await newContract()
  await givenShift(db, {
    contractId: workedId,
    personId,
    start: '2026-01-05T08:00+01:00',
    end: '2026-01-05T18:00+01:00',
  })
  const month = { yearMonth: toYearMonth('2026-01') }
  await call(els, lockAllMonths, { params: month })
  await call(els, confirmMonthFor, { params: { ...month, contractId: workedId }, body: { reason: 'ziek' } })
  const balance = async () => {
    const { recup, recupConfirmedYearMonth } = await call(els, person, { params: { id: personId } })
    return { recup, recupConfirmedYearMonth }
  }
  const before = await balance()
  expect(before.recupConfirmedYearMonth).toBe('2026-01')
  const { contractId } = await newContract(personId)
  expect((await balance()).recupConfirmedYearMonth).not.toBe('2026-01')
  await call(els, removeContract, { params: { contractId } })
  expect(await balance()).toEqual(before)
  await call(els, undoRemoval, { body: { entity: 'contract', id: contractId } })
  expect((await balance()).recupConfirmedYearMonth).not.toBe('2026-01')
})

test('every table that refers to a record prevents the removal of that record, or is listed as removed with it', async () => {
  const { rows } = await sql<{ readonly reference: string }>`
    select distinct c.confrelid::regclass || ' < ' || c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('c', 'n')
      and c.confrelid in ('people'::regclass, 'customers'::regclass, 'contracts'::regclass, 'orders'::regclass,
        'shift_types'::regclass)
    order by 1`.execute(db)
  const references = rows.map(({ reference }) => reference)
  const restored = Object.values(tablesOf).flatMap((tables) => Object.entries(tables).map((parts) => parts.join('.')))
  // When HR undoes the removal of a contract, the contract comes back. The stored steps with which a user could undo
  // changes in that contract do not come back.
  expect(references.filter((name) => !restored.includes(name.split(' < ')[1]!))).toEqual([
    'contracts < undo_steps.contract_id',
  ])
  expect(references).toEqual([
    'contracts < contract_patterns.contract_id',
    'contracts < late_removals.contract_id',
    'contracts < orders.contract_id',
    'contracts < shift_patterns.contract_id',
    'contracts < timesheet_locks.contract_id',
    'contracts < undo_steps.contract_id',
    'customers < bonus_rates.customer_id',
    'customers < customer_contacts.customer_id',
    'customers < customer_emails.customer_id',
    'customers < rotation_patterns.customer_id',
    'customers < shift_types.customer_id',
    'customers < staffing_levels.customer_id',
    'people < absence_changes_seen.person_id',
    'people < calendar_feeds.person_id',
    'people < change_notices.person_id',
    'people < counter_balances.person_id',
    'people < counter_entries.person_id',
    'people < part_time_records.person_id',
    'people < person_qualifications.person_id',
    'people < person_roles.person_id',
    'people < reminder_choices.person_id',
    'people < removed_shifts.person_id',
    'people < vacation_years.person_id',
    'shift_types < staffing_levels.shift_type_id',
  ])
})
