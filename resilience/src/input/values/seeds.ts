import type { Pool } from 'pg'
import { demoPeople } from '../../fixtures/demo.ts'

/** Test records that belong together: a person, one contract of this person, and all records of this contract. */
export type Sample = {
  readonly userId: number
  readonly email: string
  readonly contractId: number
  readonly customerId: number
  readonly parentId: number | null
  readonly employerId: number | null
  readonly shiftTypes: readonly number[]
  readonly ownShiftTypes: readonly number[]
  /** The days of the contract that already have shifts or absences. */
  readonly shifts: readonly Thing[]
  readonly absences: readonly (Thing & { readonly category: string; readonly fullDay: boolean })[]
  readonly partTimeRecords: readonly number[]
  readonly sessions: readonly number[]
  readonly orders: readonly number[]
  readonly invoices: readonly number[]
  readonly freeCosts: readonly number[]
  readonly bonuses: readonly number[]
  readonly sickLeaves: readonly number[]
  readonly addresses: readonly number[]
  readonly customerName: string
}

type Thing = { readonly id: number; readonly day: string }

export type Office = {
  /** The people whom random requests may change or remove, with their records. */
  readonly samples: readonly Sample[]
  /**
   * The records of the employee who sends the requests. Random requests must not remove this employee, because the
   * requests would then fail.
   */
  readonly own: readonly Sample[]
  readonly jobs: readonly number[]
  /** The records that do not belong to a contract. */
  readonly customInvoices: readonly number[]
  readonly accountingCosts: readonly number[]
}

const recordsQuery = `
  select c.id as "contractId", c.person_id as "userId", p.email, c.customer_id as "customerId",
    u.parent_id as "parentId", u.name as "customerName", p.hr_employer_id as "employerId",
    array(select t.id::float8 from shift_types t where t.customer_id = c.customer_id and t.active and t.owner_id is null) as "shiftTypes",
    array(select t.id::float8 from shift_types t where t.customer_id = c.customer_id and t.archived_at is null and t.owner_id = c.person_id) as "ownShiftTypes",
    coalesce((select json_agg(json_build_object('id', s.id, 'day', s.start_on))
      from (select id, start_on from shifts where contract_id = c.id and closed_at is null and start_on > '2026-10-15' order by random() limit 10) s), '[]') as shifts,
    coalesce((select json_agg(json_build_object('id', a.id, 'day', a.day_on, 'category', a.category, 'fullDay', a.full_day))
      from (select * from absences where person_id = c.person_id and closed_at is null and day_on > '2026-10-15' order by random() limit 10) a), '[]') as absences,
    array(select r.id::float8 from part_time_records r where r.person_id = c.person_id) as "partTimeRecords",
    array(select s.id::float8 from sessions s where s.person_id = c.person_id limit 5) as sessions,
    array(select o.id::float8 from orders o where o.contract_id = c.id) as orders,
    array(select i.id::float8 from invoices i where i.contract_id = c.id order by i.number is null desc, i.id desc limit 5) as invoices,
    array(select f.id::float8 from free_costs f where f.contract_id = c.id limit 5) as "freeCosts",
    array(select b.id::float8 from recup_bonuses b where b.person_id = c.person_id limit 5) as bonuses,
    array(select l.id::float8 from prolonged_sick_leaves l where l.person_id = c.person_id limit 5) as "sickLeaves",
    array(select e.id::float8 from confirmed_emails e limit 20) as addresses
  from contracts c join people p on p.id = c.person_id join customers u on u.id = c.customer_id
  order by c.id`

const idsOf = async (pool: Pool, query: string): Promise<number[]> =>
  (await pool.query<{ id: number }>(query)).rows.map(({ id }) => id)

/** Reads which records exist, so that random requests can contain their ids. */
export async function openOffice(pool: Pool): Promise<Office> {
  const { rows } = await pool.query<Sample>(recordsQuery)
  const kept: readonly string[] = Object.values(demoPeople)
  return {
    samples: rows.filter(({ email }) => !kept.includes(email)),
    own: rows.filter(({ email }) => email === demoPeople.employee),
    jobs: await idsOf(pool, 'select id from batches order by id desc limit 20'),
    customInvoices: await idsOf(
      pool,
      'select id from invoices where contract_id is null order by number is null desc, id desc limit 20',
    ),
    accountingCosts: await idsOf(pool, 'select id from accounting_costs limit 20'),
  }
}
