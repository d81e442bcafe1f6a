import type { Holiday } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { sql, type RawBuilder } from 'kysely'
import { openingOnSql } from '../../people/balances/openingOnSql.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type HolidayFacts = { readonly monthIsFixed: boolean; readonly absentPeople: readonly string[] }

const monthIsFixed = (month: RawBuilder<unknown>) => sql`(
      exists (select from timesheet_confirmations f where f.month_on = ${month})
      or exists (select from invoices i where i.month_on = ${month} and i.live))`

export type CompanyHoliday = Holiday & Pick<HolidayFacts, 'monthIsFixed'>

/**
 * The company holidays of a year. `monthIsFixed` is true when the holiday is in a confirmed or invoiced month, so that
 * HR cannot remove the holiday.
 */
export async function listCompanyHolidays(db: Database, year: number): Promise<CompanyHoliday[]> {
  const { rows } = await sql<CompanyHoliday>`
    select h.on_day as date, h.name, ${monthIsFixed(sql`h.on_day - (extract(day from h.on_day)::integer - 1)`)} as "monthIsFixed"
    from extra_holidays h
    where h.on_day between ${`${year}-01-01`} and ${`${year}-12-31`}`.execute(db)
  return rows
}

export async function readDayOfEverybody(tx: Tx, day: Day): Promise<HolidayFacts> {
  const month = firstDayOf(monthOf(day))
  const { rows } = await sql<HolidayFacts>`
    select ${monthIsFixed(sql`${month}::date`)} as "monthIsFixed",
      array(
        select distinct p.first_name || ' ' || p.last_name
        from absences a
        join people p on p.id = a.person_id
        where a.day_on = ${day} and a.closed_at is null
        order by 1) as "absentPeople"`.execute(tx)
  return rows[0]!
}

export type PersonOfDay = { readonly id: number; readonly countedFrom: Day }

/**
 * The people who are employed on a day, or who have ledger entries for a public holiday on that day, sorted by id.
 * `countedFrom` is the first day from which public holidays give the person leave (rule company-18).
 */
export async function listPeopleOfDay(tx: Tx, day: Day): Promise<PersonOfDay[]> {
  const { rows } = await sql<PersonOfDay>`
    select p.id, ${sql.raw(openingOnSql('p'))} as "countedFrom"
    from people p
    where p.employment_start_on <= ${day} and (p.employment_end_on is null or p.employment_end_on >= ${day})
      or exists (select from counter_entries e where e.person_id = p.id and e.holiday_on = ${day})
    order by p.id`.execute(tx)
  return rows
}

export async function listNames(tx: Tx, personIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.first_name || ' ' || p.last_name as name from people p where p.id = any(${[...personIds]}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
