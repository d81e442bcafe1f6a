import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { addMonths, firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { prepared } from '../platform/db/prepared.ts'
import type { Database } from '../platform/db/database.ts'

export type CustomerHoursRow = {
  readonly customerId: number
  readonly customerName: string
  readonly seconds: Seconds
  readonly previousSeconds: Seconds
}

const customerHours = prepared<CustomerHoursRow, [before: Day, firstDay: Day, lastDay: Day]>(
  'hours per customer',
  `select k.id as "customerId", k.name as "customerName", sum(w.seconds)::int8 as seconds, sum(w.previous)::int8 as "previousSeconds"
   from (
     select s.contract_id, coalesce(sum(s.worked_seconds) filter (where s.start_on >= $2), 0) as seconds,
       coalesce(sum(s.worked_seconds) filter (where s.start_on < $2), 0) as previous
     from shifts s
     where s.start_on between $1 and $3 and s.closed_at is null
     group by s.contract_id
   ) w
   join contracts c on c.id = w.contract_id
   join customers k on k.id = c.customer_id
   group by k.id
   order by sum(w.seconds) desc, k.name collate dutch, k.id`,
)

/** The worked hours at each customer in a month and in the previous month (rule timesheets-54). */
export const listCustomerHours = (db: Database, yearMonth: YearMonth): Promise<CustomerHoursRow[]> =>
  customerHours(db, [firstDayOf(addMonths(yearMonth, -1)), firstDayOf(yearMonth), lastDayOf(yearMonth)])

export type ToDoRow = { readonly invoicesToFinish: number; readonly emailsToConfirm: number }

const toDo = prepared<ToDoRow, [firstDay: Day, lastDay: Day]>(
  'to do of a month',
  `select
     (select count(*)
      from invoices i
      where i.number is null and (i.month_on = $1 or (i.month_on is null and i.invoice_on between $1 and $2))
     )::integer as "invoicesToFinish",
     (select count(*) from confirmed_emails e where e.confirmed_at is null)::integer as "emailsToConfirm"`,
)

/** The concept invoices of the month and the e-mail addresses without a confirmation. */
export async function readToDo(db: Database, yearMonth: YearMonth): Promise<ToDoRow> {
  const [row] = await toDo(db, [firstDayOf(yearMonth), lastDayOf(yearMonth)])
  if (row === undefined) throw new Error('a select without a from clause must return one row')
  return row
}

export type TurnoverRow = { readonly yearMonth: YearMonth; readonly cents: Cents }

const turnover = prepared<TurnoverRow, [from: Day, until: Day]>(
  'turnover',
  `select to_char(t.on_day, 'YYYY-MM') as "yearMonth", sum(t.cents)::int8 as cents
   from (
     select i.invoice_on as on_day, sum(i.total_excluding_cents) as cents
     from invoices i
     where i.invoice_on between $1 and $2 and i.number is not null
     group by i.invoice_on
     union all
     select n.credited_on, -n.total_excluding_cents
     from credit_notes n
     where n.credited_on between $1 and $2
   ) t
   group by 1`,
)

type Span = { readonly from: Day; readonly until: Day }

/** The turnover is invoices minus credit notes. The date of a document decides its month. */
export const listTurnover = (db: Database, { from, until }: Span): Promise<TurnoverRow[]> => turnover(db, [from, until])

export type AbsenceWeekRow = {
  readonly monday: Day
  readonly category: AbsenceCategory
  readonly halfDays: HalfDays
}

const absenceWeeks = prepared<AbsenceWeekRow, [from: Day, until: Day]>(
  'absences per week',
  `select o.day_on - (extract(isodow from o.day_on)::integer - 1) as monday, o.category, sum(o.half_days)::integer as "halfDays"
   from (
     select a.day_on, a.category, case when a.full_day then 2 else 1 end as half_days
     from absences a
     where a.day_on between $1 and $2 and a.closed_at is null
     union all
     select l.first_on + n, 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE', 2
     from (
       select greatest(s.start_on, p.employment_start_on, $1) as first_on, least(s.end_on, p.employment_end_on, $2) as last_on
       from prolonged_sick_leaves s
       join people p on p.id = s.person_id
       where s.start_on <= $2 and (s.end_on is null or s.end_on >= $1)
     ) l
     cross join generate_series(0, l.last_on - l.first_on) n
     where extract(isodow from l.first_on + n) < 6
   ) o
   group by 1, 2`,
)

/** The half days by week and kind of absence. The weekdays of a prolonged sickness count too. */
export const listAbsenceWeeks = (db: Database, { from, until }: Span): Promise<AbsenceWeekRow[]> =>
  absenceWeeks(db, [from, until])
