import type { ContractOfPair } from '@uurwerk/domain/contracts/contractsBeside'
import type { FixedMonth } from '@uurwerk/domain/people/fixedMonth'
import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { ordersJson, type OrderRow } from './orders/orderStore.ts'

export type ContractRow = {
  readonly id: number
  readonly version: number
  readonly personId: number
  readonly personName: string
  readonly customerId: number
  readonly customerName: string
  readonly period: DayPeriod
  readonly employment: DayPeriod
  readonly reference: string
  readonly purchaseOrder: string
  readonly vatRegime: VatRegime | null
  /** The orders of the contract (periods with an hourly rate), the highest rate first. */
  readonly orders: readonly OrderRow[]
}

const contractById = prepared<ContractRow, [id: number]>(
  'contract',
  `select c.id, c.version, c.reference, c.purchase_order as "purchaseOrder", c.vat_regime as "vatRegime", p.id as "personId", p.first_name || ' ' || p.last_name as "personName",
    k.id as "customerId", k.name as "customerName",
    json_build_object('start', c.start_on, 'end', c.end_on) as period,
    json_build_object('start', p.employment_start_on, 'end', p.employment_end_on) as employment,
    ${ordersJson('c.id')} as orders
  from contracts c
  join people p on p.id = c.person_id
  join customers k on k.id = c.customer_id
  where c.id = $1`,
)

export async function readContractRow(db: Database, id: number): Promise<ContractRow | null> {
  const [contract] = await contractById(db, [id])
  return contract ?? null
}

type StoredContractOfPair = ContractOfPair & { readonly id: number }

type Pair = { readonly personId: number; readonly customerId: number }

export async function listContractsOfPair(
  db: Database,
  { personId, customerId }: Pair,
): Promise<StoredContractOfPair[]> {
  const { rows } = await sql<StoredContractOfPair>`
    select c.id, c.person_id as "personId", c.customer_id as "customerId",
      json_build_object('start', c.start_on, 'end', c.end_on) as period
    from contracts c
    where c.person_id = ${personId} and c.customer_id = ${customerId}
    order by c.start_on, c.id`.execute(db)
  return rows
}

export type NewContractRow = {
  readonly personId: number
  readonly customerId: number
  readonly period: DayPeriod
  readonly reference: string
  readonly purchaseOrder: string
  readonly now: Instant
}

export async function insertContract(
  tx: Tx,
  { personId, customerId, period, reference, purchaseOrder, now }: NewContractRow,
): Promise<number> {
  const { id } = await tx
    .insertInto('contracts')
    .values({
      person_id: personId,
      customer_id: customerId,
      start_on: period.start,
      end_on: period.end,
      reference,
      purchase_order: purchaseOrder,
      created_at: isoOf(now),
    })
    .returning('contracts.id')
    .executeTakeFirstOrThrow()
  return id
}

type ContractChange = Pick<NewContractRow, 'period' | 'reference' | 'purchaseOrder'>

export async function updateContract(
  tx: Tx,
  id: number,
  { period, reference, purchaseOrder }: ContractChange,
): Promise<void> {
  await tx
    .updateTable('contracts')
    .set((contract) => ({
      start_on: period.start,
      end_on: period.end,
      reference,
      purchase_order: purchaseOrder,
      version: contract('contracts.version', '+', 1),
    }))
    .where('contracts.id', '=', id)
    .execute()
}

/** The completed or invoiced months of a contract, each with its last shift. */
export async function listFixedMonths(tx: Tx, contractId: number): Promise<FixedMonth[]> {
  const { rows } = await sql<FixedMonth>`
    select to_char(m.month_on, 'YYYY-MM') as "yearMonth",
      (select max(s.start_on)
       from shifts s
       where s.contract_id = ${contractId} and s.closed_at is null
         and s.start_on >= m.month_on and s.start_on < m.month_on + interval '1 month') as "lastBusyDay"
    from (
      select f.month_on from timesheet_confirmations f where f.contract_id = ${contractId}
      union
      select i.month_on from invoices i where i.contract_id = ${contractId} and i.live) m`.execute(tx)
  return rows
}

/**
 * The latest day on which the contract may start: the day of its first shift, or the last day of its first locked or
 * invoiced month when that day is earlier. A confirmed month is always locked.
 */
export async function readFirstBusyDayOf(tx: Tx, contractId: number): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select least(
      (select min(s.start_on) from shifts s where s.contract_id = ${contractId} and s.closed_at is null),
      (select cast(min(m.month_on) + interval '1 month - 1 day' as date)
       from (
         select l.month_on from timesheet_locks l where l.contract_id = ${contractId}
         union all
         select i.month_on from invoices i where i.contract_id = ${contractId} and i.live) m)) as day`.execute(tx)
  return rows[0]!.day
}
