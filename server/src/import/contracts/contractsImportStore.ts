import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { ordersJson, type OrderFields, type OrderRow } from '../../contracts/orders/orderStore.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { contractKey } from './contractKey.ts'

export type PersonByEmail = {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly kind: PersonKind
  readonly employment: DayPeriod
  readonly hasOpening: boolean
}

export async function listPeopleByEmail(db: Database): Promise<PersonByEmail[]> {
  const { rows } = await sql<PersonByEmail>`
    select p.id, lower(p.email) as email, p.first_name || ' ' || p.last_name as name, p.kind,
      json_build_object('start', p.employment_start_on, 'end', p.employment_end_on) as employment,
      (p.recup_opening_month is not null or (select s.moved_in_on from company_settings s) is not null) as "hasOpening"
    from people p`.execute(db)
  return rows
}

export type CustomerByName = { readonly id: number; readonly name: string; readonly active: boolean }

/**
 * The customers by id and name. Of customers with the same name, the active one comes last, so that it replaces the
 * others in a map by name.
 */
export async function listCustomersByName(db: Database): Promise<CustomerByName[]> {
  const { rows } = await sql<CustomerByName>`
    select c.id, c.name, c.active from customers c order by c.active, c.id desc`.execute(db)
  return rows
}

export type ImportedContract = {
  readonly personId: number
  readonly customerId: number
  readonly period: DayPeriod
  readonly reference: string
  readonly order: OrderFields
}

export type StoredContract = Omit<ImportedContract, 'order'> & { readonly orders: readonly OrderRow[] }

export async function listContractsOfPeople(db: Database, people: readonly number[]): Promise<StoredContract[]> {
  const { rows } = await sql<StoredContract>`
    select c.person_id as "personId", c.customer_id as "customerId", c.reference,
      json_build_object('start', c.start_on, 'end', c.end_on) as period,
      ${sql.raw(ordersJson('c.id'))} as orders
    from contracts c
    where c.person_id = any(${people}::bigint[])`.execute(db)
  return rows
}

/** Inserts contracts, and returns their ids in the order of the input. */
export async function insertImportedContracts(
  tx: Tx,
  contracts: readonly ImportedContract[],
  now: Instant,
): Promise<number[]> {
  const ids = new Map<string, number>()
  for (const some of chunksOf(contracts, 1000)) {
    const values = some.map(({ personId, customerId, period, reference }) => ({
      person_id: personId,
      customer_id: customerId,
      start_on: period.start,
      end_on: period.end,
      reference,
      created_at: isoOf(now),
    }))
    const rows = await tx
      .insertInto('contracts')
      .values(values)
      .returning(['contracts.id', 'contracts.person_id', 'contracts.customer_id', 'contracts.start_on'])
      .execute()
    for (const row of rows) ids.set(contractKey(row.person_id, row.customer_id, row.start_on), row.id)
  }
  return contracts.map(({ personId, customerId, period }) => ids.get(contractKey(personId, customerId, period.start))!)
}

/** Inserts orders (periods of a contract with an hourly rate), and returns their ids in the order of the input. */
export async function insertImportedOrders(
  tx: Tx,
  orders: readonly (OrderFields & { readonly contractId: number })[],
): Promise<number[]> {
  const rows = orders.map(({ contractId, period, rate, internalReference, externalReference }) => ({
    contract_id: contractId,
    start_on: period.start,
    end_on: period.end,
    base_rate_cents: rate,
    internal_reference: internalReference,
    external_reference: externalReference,
  }))
  const ids: number[] = []
  for (const some of chunksOf(rows, 1000)) {
    const made = await tx.insertInto('orders').values(some).returning('orders.id').execute()
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** Selects the people with a confirmed month or a stored balance. A new contract can make such a month incomplete. */
export async function listPeopleWithMonths(tx: Tx, people: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select b.person_id as id from month_balances b where b.person_id = any(${people}::bigint[])
    union
    select c.person_id
    from timesheet_confirmations f
    join contracts c on c.id = f.contract_id
    where c.person_id = any(${people}::bigint[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * The employees whom Uurwerk would ask to confirm months before the company used Uurwerk. These employees have a
 * contract that began before this month, but no shift and no locked month. Neither the company nor the employee has a
 * first month in Uurwerk (rule import-21).
 */
export async function listPeopleWithoutOpening(tx: Tx, thisMonth: Day): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id
    from people p
    where p.kind = 'employee' and p.recup_opening_month is null
      and (select s.moved_in_on from company_settings s) is null
      and exists (select from contracts c where c.person_id = p.id and c.start_on < ${thisMonth})
      and not exists (select from shifts s where s.person_id = p.id)
      and not exists (
        select from timesheet_locks l join contracts c on c.id = l.contract_id where c.person_id = p.id)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
