import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { SHIFT_TYPE_JSON, type ShiftTypeRow } from '../../customers/shiftTypes/shiftTypeStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { ordersJson, type OrderRow } from '../orders/orderStore.ts'

export type MonthContractRow = {
  readonly id: number
  readonly customerId: number
  readonly customerName: string
  readonly period: DayPeriod
  readonly shiftTypes: readonly ShiftTypeRow[]
  readonly orders: readonly OrderRow[]
}

export type MonthContractsRow = { readonly hrContactName: string; readonly contracts: readonly MonthContractRow[] }

/** An employee plans with the active shift types of the customer and with the own shift types (rule contracts-37). */
const monthContracts = prepared<MonthContractsRow, [personId: number, firstDay: Day, lastDay: Day]>(
  'month contracts',
  `select w.hr_contact_name as "hrContactName",
     (select coalesce(json_agg(m order by m."customerName" collate dutch, m.id), '[]') from (
       select c.id, k.id as "customerId", k.name as "customerName",
         json_build_object('start', c.start_on, 'end', c.end_on) as period,
         (select coalesce(json_agg(${SHIFT_TYPE_JSON} order by t.start_minute, t.name collate dutch, t.id), '[]')
          from shift_types t
          where t.customer_id = k.id and t.active and t.archived_at is null and (t.owner_id is null or t.owner_id = p.id)
         ) as "shiftTypes",
         ${ordersJson('c.id')} as orders
       from contracts c
       join customers k on k.id = c.customer_id
       join people p on p.id = c.person_id
       where c.person_id = $1 and c.start_on <= $3 and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= $2
     ) m) as contracts
   from company_settings w
   where exists (select from people p where p.id = $1)`,
)

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

/** Reads the contracts of a person in a month; null when the person does not exist. */
export async function readMonthContracts(db: Database, input: Input): Promise<MonthContractsRow | null> {
  const { personId, yearMonth } = input
  const [row] = await monthContracts(db, [personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}
