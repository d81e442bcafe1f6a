import type { Cents } from '@uurwerk/domain/money/cents'
import type { MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

/** A contract of a month, with what can be planned on it and what prices it. */
export type MonthContractRow = {
  readonly id: number
  readonly customerId: number
  readonly customerName: string
  readonly period: DayPeriod
  readonly shiftTypes: readonly ShiftTypeRow[]
  readonly orders: readonly OrderRow[]
}

export type ShiftTypeRow = {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly color: string
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly breakStart: MinuteOfDay | null
  readonly breakEnd: MinuteOfDay | null
}

export type OrderRow = {
  readonly id: number
  readonly version: number
  readonly start: Day
  readonly end: Day | null
  readonly rate: Cents
  readonly internalReference: string
  readonly externalReference: string
}

export type MonthContractsRow = { readonly hrContactName: string; readonly contracts: readonly MonthContractRow[] }

const monthContracts = prepared<MonthContractsRow, [personId: number, firstDay: Day, lastDay: Day]>(
  'month contracts',
  `select w.hr_contact_name as "hrContactName",
     (select coalesce(json_agg(m order by m."customerName" collate dutch, m.id), '[]') from (
       select c.id, k.id as "customerId", k.name as "customerName",
         json_build_object('start', c.start_on, 'end', c.end_on) as period,
         (select coalesce(json_agg(json_build_object('id', t.id, 'version', t.version, 'name', t.name, 'color', t.color,
            'start', t.start_minute, 'end', t.end_minute, 'breakStart', t.break_start_minute, 'breakEnd', t.break_end_minute)
            order by t.start_minute, t.name collate dutch, t.id), '[]')
          from shift_types t
          where t.customer_id = k.id and t.active and t.archived_at is null and (t.owner_id is null or t.owner_id = p.id)
         ) as "shiftTypes",
         (select coalesce(json_agg(json_build_object('id', o.id, 'version', o.version, 'start', o.start_on, 'end', o.end_on,
            'rate', o.base_rate_cents, 'internalReference', o.internal_reference, 'externalReference', o.external_reference)
            order by o.base_rate_cents desc, o.start_on), '[]')
          from orders o
          where o.contract_id = c.id and o.closed_at is null) as orders
       from contracts c
       join customers k on k.id = c.customer_id
       join people p on p.id = c.person_id
       where c.person_id = $1 and c.start_on <= $3 and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= $2
     ) m) as contracts
   from company_settings w
   where exists (select from people p where p.id = $1)`,
)

type Asked = { readonly personId: number; readonly yearMonth: YearMonth }

/** Null when there is no such person. */
export async function readMonthContracts(db: Database, asked: Asked): Promise<MonthContractsRow | null> {
  const { personId, yearMonth } = asked
  const [row] = await monthContracts(db, [personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}
