import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export type ContractRatesRow = {
  readonly contractId: number
  readonly userId: number
  readonly userName: string
  readonly customerId: number
  readonly customerName: string
  readonly internal: boolean
  readonly employmentEnd: Day | null
  readonly orders: readonly { readonly period: DayPeriod; readonly rate: Cents }[]
}

/** The contracts that are active in the month, each with its orders in the month, sorted by the name of the person. */
export async function listContractRates(db: Database, yearMonth: YearMonth): Promise<ContractRatesRow[]> {
  const { rows } = await sql<ContractRatesRow>`
    select c.id as "contractId", p.id as "userId", p.first_name || ' ' || p.last_name as "userName",
      k.id as "customerId", k.name as "customerName", k.internal, p.employment_end_on as "employmentEnd",
      (select coalesce(json_agg(json_build_object('period', json_build_object('start', o.start_on, 'end', o.end_on), 'rate', o.base_rate_cents)
         order by o.start_on), '[]')
       from orders o
       where o.contract_id = c.id and o.closed_at is null and o.start_on <= ${lastDayOf(yearMonth)}
         and coalesce(o.end_on, 'infinity') >= ${firstDayOf(yearMonth)}) as orders
    from contracts c
    join people p on p.id = c.person_id
    join customers k on k.id = c.customer_id
    where c.start_on <= ${lastDayOf(yearMonth)}
      and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= ${firstDayOf(yearMonth)}
    order by p.last_name collate dutch, p.first_name collate dutch, p.id, k.name collate dutch, c.id`.execute(db)
  return rows
}
