import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { openingOnSql } from '../../people/balances/openingOnSql.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { expectedMonthSql } from '../../contracts/months/expectedMonthSql.ts'

/** The first month of the company, and the first month with a shift or a timesheet. Locks the settings. */
export async function lockMovingIn(
  tx: Tx,
): Promise<{ readonly movedIn: YearMonth | null; readonly firstRecord: YearMonth | null }> {
  await sql`select from company_settings for update`.execute(tx)
  const { rows } = await sql<{ movedIn: YearMonth | null; firstRecord: YearMonth | null }>`
    select to_char(c.moved_in_on, 'YYYY-MM') as "movedIn",
      to_char(least(
        (select min(s.start_on) from shifts s where s.closed_at is null),
        (select min(l.month_on) from timesheet_locks l),
        (select min(f.month_on) from timesheet_confirmations f),
        (select min(i.month_on) from invoices i where i.live and i.contract_id is not null)), 'YYYY-MM') as "firstRecord"
    from company_settings c`.execute(tx)
  return rows[0]!
}

export async function updateMovedIn(tx: Tx, movedIn: YearMonth): Promise<void> {
  await sql`update company_settings set moved_in_on = ${firstDayOf(movedIn)}, version = version + 1`.execute(tx)
}

type OpeningRow = { readonly id: number; readonly openingOn: Day }

/** For each employee, the first day from which Uurwerk calculates balances. */
export async function listOpenings(tx: Tx): Promise<OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    select p.id, ${sql.raw(openingOnSql('p'))} as "openingOn" from people p where p.kind = 'employee' order by p.id`.execute(
    tx,
  )
  return rows
}

export type OfficeState = { readonly openTimesheets: number; readonly grantedHalfDays: number }

/** Counts unconfirmed timesheets up to this month, and the half days of leave for public holidays. */
export async function readOfficeState(tx: Tx, thisMonth: Day): Promise<OfficeState> {
  const { rows } = await sql<OfficeState>`
    select
      (select count(*)::integer
       from contracts c
       join people p on p.id = c.person_id
       cross join lateral generate_series(
         date_trunc('month', c.start_on::timestamp),
         least(c.end_on, p.employment_end_on, ${thisMonth}::date)::timestamp, '1 month') m (at)
       cross join lateral (values (cast(m.at as date), cast(m.at + interval '1 month - 1 day' as date))) month (first_on, last_on)
       where ${sql.raw(expectedMonthSql('month.first_on', 'month.last_on'))}
         and not exists (
           select from timesheet_confirmations f where f.contract_id = c.id and f.month_on = month.first_on)) as "openTimesheets",
      (select coalesce(sum(e.half_days), 0)::integer
       from counter_entries e where e.holiday_on is not null) as "grantedHalfDays"`.execute(tx)
  return rows[0]!
}
