import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type RemindableRow = {
  readonly id: number
  readonly firstName: string
  readonly email: string
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
  readonly confirmByMail: boolean
  readonly confirmByPush: boolean
  readonly planByMail: boolean
  readonly planByPush: boolean
}

type Input = { readonly today: Day; readonly personId?: number }

/**
 * The employees who are not on prolonged sick leave, have signed in before and got no reminder today, by id (rule
 * timesheets-93).
 */
export async function listRemindable(db: Database, { today, personId }: Input): Promise<RemindableRow[]> {
  const { rows } = await sql<RemindableRow>`
    select p.id, p.first_name as "firstName", p.email, p.employment_end_on as "employmentEnd",
      s.sign_in_days_after_employment as "signInDaysAfterEmployment",
      coalesce(c.confirm_by_mail, true) as "confirmByMail", coalesce(c.plan_by_mail, true) as "planByMail",
      push.devices > 0 and coalesce(c.confirm_by_push, true) as "confirmByPush",
      push.devices > 0 and coalesce(c.plan_by_push, true) as "planByPush"
    from people p
    cross join company_settings s
    left join reminder_choices c on c.person_id = p.id
    cross join lateral (select count(*) as devices from push_devices d where d.person_id = p.id) push
    where p.id = coalesce(${personId ?? null}::bigint, p.id)
      and (p.invited_at is not null or p.provider_subject is not null)
      and exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER')
      and not exists (select from timesheet_reminders r where r.person_id = p.id and r.reminded_on = ${today}::date)
      and not exists (select from prolonged_sick_leaves l
        where l.person_id = p.id and ${today}::date between l.start_on and coalesce(l.end_on, 'infinity'))
    order by p.id`.execute(db)
  return rows
}

type Reminded = {
  readonly personId: number
  /** The id of the mail; null when the person wants only a push message on the phone. */
  readonly mailId: number | null
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly now: Instant
}

export async function insertOwnReminder(tx: Tx, reminder: Reminded): Promise<void> {
  await tx
    .insertInto('timesheet_reminders')
    .values({
      person_id: reminder.personId,
      reminded_on: reminder.today,
      month_on: firstDayOf(reminder.yearMonth),
      reminded_at: isoOf(reminder.now),
      reminded_by: null,
      mail_id: reminder.mailId,
    })
    .execute()
}
