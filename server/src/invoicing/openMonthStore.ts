import type { PricedOrder } from '@uurwerk/domain/invoicing/invoiceLinesOf'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { CompiledQuery } from 'kysely'
import type { Database } from '../db/database.ts'
import { BILLED_SHIFT_JSON, type BilledShiftRow } from './billedMonthStore.ts'

/** A contract month with shifts and without an invoice. */
export type OpenMonthRow = {
  readonly customerId: number
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly orders: readonly PricedOrder[]
  readonly shifts: readonly BilledShiftRow[]
}

const OPEN_MONTHS = `
  select c.customer_id as "customerId", c.id as "contractId", to_char(m.month_on, 'YYYY-MM') as "yearMonth", m.shifts,
    (select coalesce(json_agg(json_build_object('id', o.id, 'baseRate', o.base_rate_cents,
        'period', json_build_object('start', o.start_on, 'end', o.end_on)) order by o.start_on), '[]')
     from orders o
     where o.contract_id = c.id and o.closed_at is null) as orders
  from contracts c
  cross join lateral (
    select s.start_on - (extract(day from s.start_on)::integer - 1) as month_on,
      json_agg(${BILLED_SHIFT_JSON} order by s.start_at) as shifts
    from shifts s
    where s.contract_id = c.id and s.closed_at is null
    group by 1) m
  where c.customer_id = any($1::bigint[])
    and not exists (select from invoices i where i.contract_id = c.id and i.month_on = m.month_on and i.live)`

/** All contract months of these customers that can still be invoiced. */
export async function selectOpenMonths(db: Database, customerIds: readonly number[]): Promise<OpenMonthRow[]> {
  return (await db.executeQuery<OpenMonthRow>(CompiledQuery.raw(OPEN_MONTHS, [[...customerIds]]))).rows
}

export async function selectExtraHolidays(db: Database): Promise<Day[]> {
  const rows = await db.selectFrom('extra_holidays').select('extra_holidays.on_day').execute()
  return rows.map((row) => row.on_day as Day)
}
