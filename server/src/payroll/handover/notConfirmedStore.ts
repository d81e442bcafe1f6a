import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export type NotConfirmedRow = { readonly userId: number; readonly userName: string; readonly customers: string[] }

type Input = { readonly hrEmployerId: number; readonly yearMonth: YearMonth }

/** The employees with unconfirmed timesheets, and the customers of these timesheets. */
export async function listNotConfirmed(db: Database, { hrEmployerId, yearMonth }: Input): Promise<NotConfirmedRow[]> {
  const [firstDay, lastDay] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  const { rows } = await sql<NotConfirmedRow>`
    select p.id as "userId", p.first_name || ' ' || p.last_name as "userName",
      array_agg(k.name order by k.name collate dutch) as customers
    from people p
    join contracts c on c.person_id = p.id
    join customers k on k.id = c.customer_id
    left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = ${firstDay}
    where p.hr_employer_id = ${hrEmployerId} and p.kind = 'employee' and f.contract_id is null
      and greatest(c.start_on, p.employment_start_on) <= ${lastDay} and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= ${firstDay}
    group by p.id
    order by p.last_name collate dutch, p.first_name collate dutch, p.id`.execute(db)
  return rows
}
