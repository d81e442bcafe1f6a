import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../platform/db/isoOf.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { expectedMonthSql } from '../contracts/months/expectedMonthSql.ts'

export type ReminderRow = {
  readonly userId: number
  readonly userName: string
  readonly firstName: string
  readonly email: string
  readonly isEmployee: boolean
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
  readonly lastRemindedOn: Day | null
  readonly timesheets: number
  /** The customers for which the person's timesheets are not confirmed. */
  readonly unconfirmed: readonly string[]
}

type Input = { readonly personIds: readonly number[]; readonly yearMonth: YearMonth }

/** The facts that decide for each person whether a reminder is sent, sorted by the name of the person. */
export async function listReminderFacts(tx: Tx, { personIds, yearMonth }: Input): Promise<ReminderRow[]> {
  const [firstDay, lastDay] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  const { rows } = await sql<ReminderRow>`
    select p.id as "userId", p.first_name || ' ' || p.last_name as "userName", p.first_name as "firstName", p.email,
      exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER') as "isEmployee",
      p.employment_end_on as "employmentEnd", s.sign_in_days_after_employment as "signInDaysAfterEmployment",
      (select max(r.reminded_on) from timesheet_reminders r where r.person_id = p.id) as "lastRemindedOn",
      count(c.id)::integer as timesheets,
      coalesce(array_agg(k.name order by k.name collate dutch, c.id) filter (where c.id is not null and f.contract_id is null), '{}')
        as unconfirmed
    from people p
    cross join company_settings s
    cross join (values (${firstDay}::date, ${lastDay}::date)) month (first_on, last_on)
    left join contracts c on c.person_id = p.id and c.start_on <= ${lastDay}
      and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= ${firstDay}
      and ${sql.raw(expectedMonthSql('month.first_on', 'month.last_on'))}
    left join customers k on k.id = c.customer_id
    left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = ${firstDay}
    where p.id = any(${[...personIds]}::bigint[])
    group by p.id, s.sign_in_days_after_employment
    order by p.last_name collate dutch, p.first_name collate dutch, p.id`.execute(tx)
  return rows
}

type Reminded = {
  readonly people: readonly { readonly personId: number; readonly mailId: number }[]
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly now: Instant
  readonly actorId: number
}

export async function insertReminders(tx: Tx, { people, yearMonth, today, now, actorId }: Reminded): Promise<void> {
  const facts = {
    reminded_on: today,
    month_on: firstDayOf(yearMonth),
    reminded_at: isoOf(now),
    reminded_by: actorId,
  }
  await tx
    .insertInto('timesheet_reminders')
    .values(people.map(({ personId, mailId }) => ({ ...facts, person_id: personId, mail_id: mailId })))
    .execute()
}
