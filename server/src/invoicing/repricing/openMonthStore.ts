import type { PricedOrder } from '@uurwerk/domain/invoicing/lines/invoiceLinesOf'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { timedShiftJson, type TimedShiftRow } from '../../planning/shifts/shiftStore.ts'

export type OpenMonth = {
  readonly customerId: number
  readonly contractId: number
  readonly yearMonth: YearMonth
}

export type OpenMonthRow = OpenMonth & {
  readonly orders: readonly PricedOrder[]
  readonly shifts: readonly TimedShiftRow[]
}

const openMonths = prepared<OpenMonth, [customerIds: readonly number[], most: number]>(
  'open months of customers',
  `select c.customer_id as "customerId", c.id as "contractId", to_char(m.month_on, 'YYYY-MM') as "yearMonth"
  from contracts c
  cross join lateral (
    select distinct s.start_on - (extract(day from s.start_on)::integer - 1) as month_on
    from shifts s
    where s.contract_id = c.id and s.closed_at is null) m
  where c.customer_id = any($1::bigint[])
    and not exists (select from invoices i where i.contract_id = c.id and i.month_on = m.month_on and i.live)
  order by m.month_on desc, c.id
  limit $2`,
  { isPlannedEachTime: true },
)

/** The latest contract months of these customers that can still be invoiced, without their shifts. */
export const listOpenMonths = (
  db: Database,
  { customerIds, most }: { readonly customerIds: readonly number[]; readonly most: number },
): Promise<OpenMonth[]> => openMonths(db, [customerIds, most])

const shiftsOfMonths = prepared<
  OpenMonthRow,
  [
    customerIds: readonly number[],
    contractIds: readonly number[],
    months: readonly YearMonth[],
    from: readonly Day[],
    until: readonly Day[],
  ]
>(
  'shifts of open months',
  `select m.customer_id as "customerId", m.contract_id as "contractId", m.year_month as "yearMonth",
    (select coalesce(json_agg(${timedShiftJson()} order by s.start_at), '[]')
     from shifts s
     where s.contract_id = m.contract_id and s.start_on between m.first_on and m.last_on and s.closed_at is null) as shifts,
    (select coalesce(json_agg(json_build_object('id', o.id, 'baseRate', o.base_rate_cents,
        'period', json_build_object('start', o.start_on, 'end', o.end_on)) order by o.start_on), '[]')
     from orders o
     where o.contract_id = m.contract_id and o.closed_at is null) as orders
  from unnest($1::bigint[], $2::bigint[], $3::text[], $4::date[], $5::date[])
    m (customer_id, contract_id, year_month, first_on, last_on)`,
  { isPlannedEachTime: true },
)

export const listShiftsOfMonths = (db: Database, months: readonly OpenMonth[]): Promise<OpenMonthRow[]> =>
  shiftsOfMonths(db, [
    months.map(({ customerId }) => customerId),
    months.map(({ contractId }) => contractId),
    months.map(({ yearMonth }) => yearMonth),
    months.map(({ yearMonth }) => firstDayOf(yearMonth)),
    months.map(({ yearMonth }) => lastDayOf(yearMonth)),
  ])

export async function listExtraHolidays(db: Database): Promise<Day[]> {
  const rows = await db.selectFrom('extra_holidays').select('extra_holidays.on_day').execute()
  return rows.map((row) => row.on_day as Day)
}
