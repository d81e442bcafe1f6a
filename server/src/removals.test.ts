import { confirmMonthFor, lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, callWith, refused } from './testing/call.ts'
import { undoRemoval, type RemovedRecord } from '@uurwerk/contract/removals'
import { addHoliday } from '@uurwerk/contract/absences/holidays'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { correctRecup } from '@uurwerk/contract/balances/balances'
import { addSubdivision } from '@uurwerk/contract/customers/subdivisions'
import { addShiftType } from '@uurwerk/contract/customers/shiftTypes'
import {
  addOrder,
  createContract,
  editContract,
  removeContract,
  removeOrder,
} from '@uurwerk/contract/contracts/contracts'
import { createCustomer, removeCustomer } from '@uurwerk/contract/customers/customers'
import { createHrEmployer, editHrEmployerPayCodes, hrEmployerPayCodes } from '@uurwerk/contract/people/hrEmployers'
import { terminatePerson } from '@uurwerk/contract/employment/employment'
import { createPerson, removePerson, person } from '@uurwerk/contract/people/people'
import { addSeconds } from '@uurwerk/domain/time/instant'
import type { z } from 'zod'
import { tablesOf } from './app/removals/removedRecordStore.ts'
import { deleteExpired } from './platform/jobs/expiredStore.ts'
import { isoOf } from './platform/db/isoOf.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { givenConfirmed, givenInvoiced, givenLocked, givenShift } from './testing/world/people/leave.ts'
import { customerBody, personBody } from './testing/world/masterDataBodies.ts'
import { startTestApp } from './testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from './testing/world/world.ts'

const { db, as, nobody, clock } = await startTestApp()
const elsId = await givenPerson(db, { firstName: 'Els', lastName: 'Bogaerts', roles: ['ROLE_ADMIN'] })
const els = await as(elsId)
const anna = await as(await givenPerson(db))

const SHIFT = { start: '2026-11-03T08:00+01:00', end: '2026-11-03T16:00+01:00' }

const newPerson = async () => (await call(els, createPerson, { body: personBody() })).id
const newCustomer = async () => (await call(els, createCustomer, { body: customerBody() })).id

async function newContract(personId?: number, customerId?: number) {
  const userId = personId ?? (await newPerson())
  const order = { startDate: '2026-01-01', baseHourlyRate: 40 }
  const body = { userId, customerId: customerId ?? (await newCustomer()), startDate: '2026-01-01', order }
  const made = await call(els, createContract, { body })
  return { contractId: made.id, orderId: made.orders[0]!.id, personId: userId }
}

async function newShiftType() {
  const customerId = await newCustomer()
  const body = { name: 'Proef', labourTime: { startTime: '07:00', endTime: '15:00' } }
  const made = await call(els, addShiftType, { params: { id: customerId }, body })
  return { customerId, shiftTypeId: made.shiftTypeDtos[0]!.id }
}

async function newHrEmployer() {
  const { id } = await call(els, createHrEmployer, { body: { name: 'Zorgwerk' } })
  const { _embedded } = await call(els, hrEmployerPayCodes, { params: { id } })
  await call(els, editHrEmployerPayCodes, {
    params: { id },
    body: { payCodes: _embedded.payCodeDtoList.slice(0, 2) },
  })
  return id
}

type Removal = {
  readonly table: 'people' | 'customers' | 'contracts' | 'orders' | 'shift_types' | 'hr_employers'
  readonly action: string
  readonly unused: () => Promise<{ readonly id: number; readonly path: string }>
}

const removals: Readonly<Record<string, Removal>> = {
  person: {
    table: 'people',
    action: 'remove person',
    unused: async () => {
      const id = await newPerson()
      return { id, path: `/administration/user/${id}` }
    },
  },
  customer: {
    table: 'customers',
    action: 'remove customer',
    unused: async () => {
      const { customerId: id } = await newShiftType()
      return { id, path: `/administration/customer/${id}` }
    },
  },
  contract: {
    table: 'contracts',
    action: 'remove contract',
    unused: async () => {
      const { contractId: id } = await newContract()
      await givenLocked(db, { contractId: id, month: '2026-10' })
      return { id, path: `/administration/contract/${id}` }
    },
  },
  order: {
    table: 'orders',
    action: 'remove order',
    unused: async () => {
      const { contractId, orderId } = await newContract()
      return { id: orderId, path: `/administration/contract/${contractId}/order/${orderId}` }
    },
  },
  'shift type': {
    table: 'shift_types',
    action: 'remove shift type',
    unused: async () => {
      const { customerId, shiftTypeId } = await newShiftType()
      return { id: shiftTypeId, path: `/administration/customer/${customerId}/shifttype/${shiftTypeId}` }
    },
  },
  'hr employer': {
    table: 'hr_employers',
    action: 'remove hr employer',
    unused: async () => {
      const id = await newHrEmployer()
      return { id, path: `/administration/hremployer/${id}` }
    },
  },
}

const isThere = async ({ table }: Removal, id: number): Promise<boolean> =>
  (await db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0

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

/** All rows that the removal of the record deletes, as text. */
async function rowsOf({ entity, id }: z.input<typeof RemovedRecord>): Promise<string> {
  const tables = Object.entries(tablesOf[entity]).map(async ([table, column]) => {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(table)} t where t.${sql.ref(column)} = ${id} order by 1`.execute(db)
    return `${table}\n${rows.map(({ text }) => text).join('\n')}`
  })
  return (await Promise.all(tables)).join('\n')
}

const katrien = await as(await givenPerson(db, { roles: ['ROLE_ADMIN'] }))

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

  test('the removal of a contract cannot be undone after its person left before it, or after its customer was removed', async () => {
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
    const personId = await givenPerson(db)
    const contractId = await givenContract(db, { personId, customerId })
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
  const { db: company, as: asIn } = await startTestApp()
  const leaving = await asIn(await givenPerson(company, { roles: ['ROLE_ADMIN'], until: '2099-12-31' }))
  const stayingId = await givenPerson(company, { roles: ['ROLE_ADMIN'] })
  const refusal = await refused(leaving, removePerson, { params: { id: stayingId } })
  expect(refusal.code).toBe('last_administrator')
})

test('after the removal of a contract, the balance of its person is the same as before the contract', async () => {
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
