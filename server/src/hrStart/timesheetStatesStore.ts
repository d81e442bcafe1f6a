import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { prepared } from '../platform/db/prepared.ts'
import type { Database } from '../platform/db/database.ts'
import { expectedMonthSql } from '../contracts/months/expectedMonthSql.ts'

/** The state of a timesheet, in the form in which the SQL statement returns it. */
export type TimesheetSteps = {
  readonly locked: boolean
  readonly confirmed: boolean
  readonly approved: boolean
  readonly invoiced: boolean
}

export type MissingRow = {
  readonly userId: number
  readonly userName: string
  readonly isEmployee: boolean
  readonly employmentEnd: Day | null
  readonly contracts: readonly (TimesheetSteps & { readonly contractId: number; readonly customerName: string })[]
  readonly lastReminder: {
    readonly at: number
    readonly day: Day
    readonly mailStatus: 'queued' | 'sent' | 'failed' | 'unclear'
  } | null
}

export type TimesheetStatesRow = {
  readonly counts: readonly (TimesheetSteps & { readonly count: number })[]
  readonly missing: readonly MissingRow[]
  readonly signInDaysAfterEmployment: number
}

const timesheetStates = prepared<TimesheetStatesRow, [firstDay: Day, lastDay: Day]>(
  'month stand',
  `with months as materialized (
     select c.id, c.person_id, k.name as customer, l.contract_id is not null as locked,
       f.contract_id is not null as confirmed, a.contract_id is not null as approved, i.id is not null as invoiced
     from contracts c
     join people p on p.id = c.person_id
     join customers k on k.id = c.customer_id
     left join timesheet_locks l on l.contract_id = c.id and l.month_on = $1
     left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = $1
     left join timesheet_approvals a on a.contract_id = c.id and a.month_on = $1
     left join invoices i on i.contract_id = c.id and i.month_on = $1 and i.live
     where c.start_on <= $2 and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= $1
       and ${expectedMonthSql('$1', '$2')}
   )
   select
     (select coalesce(json_agg(g), '[]')
      from (select m.locked, m.confirmed, m.approved, m.invoiced, count(*)::integer as count from months m group by 1, 2, 3, 4) g
     ) as counts,
     (select coalesce(json_agg(w), '[]') from (
       select p.id as "userId", p.first_name || ' ' || p.last_name as "userName", p.employment_end_on as "employmentEnd",
         exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER') as "isEmployee",
         open.contracts,
         (select json_build_object('at', extract(epoch from r.reminded_at)::int8, 'day', r.reminded_on,
            'mailStatus', case t.status when 'sending' then 'queued' else t.status end)
          from timesheet_reminders r
          join mails t on t.id = r.mail_id
          where r.person_id = p.id and r.month_on <= r.reminded_on
          order by r.reminded_on desc
          limit 1) as "lastReminder"
       from (
         select m.person_id, json_agg(json_build_object('contractId', m.id, 'customerName', m.customer, 'locked', m.locked,
           'confirmed', m.confirmed, 'approved', m.approved, 'invoiced', m.invoiced) order by m.customer collate dutch, m.id) as contracts
         from months m
         where not m.confirmed
         group by m.person_id
       ) open
       join people p on p.id = open.person_id
       order by p.last_name collate dutch, p.first_name collate dutch, p.id) w
     ) as missing,
     (select s.sign_in_days_after_employment from company_settings s) as "signInDaysAfterEmployment"`,
)

/** The timesheets in each state, and the people with an unconfirmed timesheet. */
export async function readTimesheetStates(db: Database, yearMonth: YearMonth): Promise<TimesheetStatesRow> {
  const [row] = await timesheetStates(db, [firstDayOf(yearMonth), lastDayOf(yearMonth)])
  if (row === undefined) throw new Error('a select without a from clause must return one row')
  return row
}
