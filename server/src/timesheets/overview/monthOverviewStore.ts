import type { MonthState } from '@uurwerk/contract/contracts/monthState'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { TimesheetFacts } from '@uurwerk/domain/timesheets/timesheetState'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { expectedMonthSql } from '../../contracts/months/expectedMonthSql.ts'

/** The columns have the names of the API fields. The hours are exact seconds until they are rounded at the end. */
export type MonthOverviewRow = Omit<ContractMonthRow, keyof MonthState | 'customerState' | 'noReminder' | 'actions'> &
  TimesheetFacts<string> &
  Pick<ContractMonthRow, 'lockedAt'> & {
    readonly approval: CustomerApproval
    readonly isWaived: boolean
    readonly hasShifts: boolean
    /** True when the customer signed the month or sent remarks, also when the shifts changed after that. */
    readonly isHeard: boolean
    /** True when the person has the role of employee. Only such a person gets a reminder to confirm. */
    readonly isEmployee: boolean
    readonly employmentEnd: Day | null
    readonly signInDaysAfterEmployment: number
    readonly isRemindedToday: boolean
  }

const LAST_REOPENINGS = `
  select distinct on (o.contract_id) o.contract_id, o.reopened_at, o.reason, b.first_name || ' ' || b.last_name as by
  from timesheet_reopenings o
  left join people b on b.id = o.reopened_by
  where o.month_on = $1
  order by o.contract_id, o.id desc`

/**
 * The SQL of the remarks is separate from the SQL of the hours, because PostgreSQL can read the hours from an index
 * that does not contain the remarks.
 */
const remarksSql = (ofContracts: string): string => `
  select s.contract_id, count(*) as remarks
  from shifts s
  where s.start_on between $1 and $2 and s.remark <> '' and s.closed_at is null ${ofContracts}
  group by s.contract_id`

const COLUMNS = `
   c.id as "contractId", p.id as "userId", p.first_name || ' ' || p.last_name as username,
     k.name as "customerName", to_json(l.locked_at) as "lockedAt", to_json(f.confirmed_at) as "confirmedAt",
     to_json(a.approved_at) as "approvedAt", i.id is not null as invoiced,
     f.changed_by_admin_at is not null as "changedByAdmin",
     coalesce(cardinality(f.days_ahead) > 0, false) as "confirmedAhead",
     coalesce(round(w.seconds / 36.0) / 100, 0)::float8 as "workedHours",
     coalesce(n.remarks, 0)::integer as remarks,
     coalesce(greatest(f.changed_by_admin_at, r.reopened_at) > x.at, false) as "changedSinceExport",
     p.kind = 'employee' as employee, p.hr_employer_id as "hrEmployerId", k.internal, c.version,
     f.contract_id is null and exists (
       select from person_roles o where o.person_id = p.id and o.role = 'ROLE_USER'
     ) as "isEmployee",
     p.employment_end_on as "employmentEnd",
     (select s.sign_in_days_after_employment from company_settings s) as "signInDaysAfterEmployment",
     f.contract_id is null and exists (
       select from timesheet_reminders m where m.person_id = p.id and m.reminded_on = $3
     ) as "isRemindedToday",
     case when f.reason is not null
       then json_build_object('by', confirmer.first_name || ' ' || confirmer.last_name, 'at', f.confirmed_at,
         'reason', f.reason)
     end as "confirmedByHr",
     case when f.contract_id is null and r.reason is not null
       then json_build_object('by', r.by, 'at', r.reopened_at, 'reason', r.reason)
     end as reopened,
     coalesce(k.approval, kp.approval, 'none') as approval, v.contract_id is not null as "isWaived",
     w.seconds is not null as "hasShifts",
     c.id in (
       select g.contract_id from customer_signatures g where g.month_on = $1
       union all
       select j.contract_id from line_judgements j where j.month_on = $1 and j.sent_at is not null
     ) as "isHeard"`

/**
 * `contracts` is the SQL parameter with the ids of the contracts, such as '$4'; without it, the list has all contracts.
 * The condition is also in the sum of the shifts; otherwise PostgreSQL would add up the shifts of all contracts.
 */
const overviewSql = (contracts?: string): string => {
  const only = (column: string): string =>
    contracts === undefined ? '' : `and ${column} = any(${contracts}::bigint[])`
  return `
   select ${COLUMNS}
   from contracts c
   join people p on p.id = c.person_id
   join customers k on k.id = c.customer_id
   left join customers kp on kp.id = k.parent_id
   left join customer_waivers v on v.contract_id = c.id and v.month_on = $1
   left join timesheet_locks l on l.contract_id = c.id and l.month_on = $1
   left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = $1
   left join people confirmer on confirmer.id = f.confirmed_by
   left join (${LAST_REOPENINGS}) r on r.contract_id = c.id
   left join timesheet_approvals a on a.contract_id = c.id and a.month_on = $1
   left join invoices i on i.contract_id = c.id and i.month_on = $1 and i.live
   left join (
     select s.contract_id, sum(s.worked_seconds) as seconds
     from shifts s
     where s.start_on between $1 and $2 and s.closed_at is null ${only('s.contract_id')}
     group by s.contract_id
   ) w on w.contract_id = c.id
   left join (${remarksSql(only('s.contract_id'))}) n on n.contract_id = c.id
   left join (
     select k.person_id, max(e.exported_at) as at
     from payroll_exports e
     join payroll_export_people k on k.export_id = e.id
     where e.month_on = $1
     group by k.person_id
   ) x on x.person_id = p.id
   where c.start_on <= $2 and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= $1
     and ${expectedMonthSql('$1', '$2')} ${only('c.id')}
   order by p.first_name || ' ' || p.last_name collate dutch, c.id`
}

type Month = [firstDay: Day, lastDay: Day, today: Day]

const monthOverview = prepared<MonthOverviewRow, Month>('month overview', overviewSql())

const overviewOfContracts = prepared<MonthOverviewRow, [...Month, contractIds: readonly number[]]>(
  'month overview of contracts',
  overviewSql('$4'),
)

/**
 * Lists the contracts that must have a timesheet, sorted by the name of the person. With `contractIds`, the list has
 * only these contracts.
 */
export function listMonthOverview(
  db: Database,
  { yearMonth, today }: { readonly yearMonth: YearMonth; readonly today: Day },
  contractIds?: readonly number[],
): Promise<MonthOverviewRow[]> {
  const month: Month = [firstDayOf(yearMonth), lastDayOf(yearMonth), today]
  return contractIds === undefined ? monthOverview(db, month) : overviewOfContracts(db, [...month, contractIds])
}
