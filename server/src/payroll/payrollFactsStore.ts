import type { CounterUse } from '@uurwerk/domain/balances/counterUse'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { nearHolidaysIn } from '../balances/months/loadMonthFacts.ts'
import type { MadeWith } from '../balances/months/madeWith.ts'
import type { MonthFactsRow } from '../balances/months/monthFactsStore.ts'
import { SHIFT_TIMES } from '../balances/months/shiftTimesStore.ts'
import { extraHolidaysJson } from '../calendar/extraHolidayStore.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

type WeighedFields =
  | 'kind'
  | 'sick_day_seconds'
  | 'employment_start_on'
  | 'employment_end_on'
  | 'part_time_records'
  | 'prolonged_sick_leaves'
  | 'extra_holidays'
  | 'shifts_near_holidays'

export type PayrollFactsRow = Pick<MonthFactsRow, WeighedFields> & {
  readonly personId: number
  readonly name: string
  readonly employeeNumber: number | null
  readonly employer: EmployerRow | null
  readonly workedByDay: readonly [Day, Seconds][]
  readonly absences: readonly PayrollAbsenceRow[]
  /** The stored values from which the confirmed balance was calculated; null when the month is not confirmed. */
  readonly madeWith: MadeWith | null
}

export type EmployerRow = { readonly id: number; readonly name: string; readonly number: string | null }

export type PayrollAbsenceRow = {
  readonly id: number
  readonly day: Day
  readonly category: AbsenceCategory
  readonly seconds: Seconds
  readonly uses: readonly CounterUse[]
}

const FACTS = `
  select p.id as "personId", p.first_name || ' ' || p.last_name as name, p.kind, p.employee_number as "employeeNumber",
    case when e.id is not null
      then json_build_object('id', e.id, 'name', e.name, 'number', e.sdworx_employer_number) end as employer,
    p.sick_day_seconds, p.employment_start_on, p.employment_end_on,
    (select coalesce(json_agg(json_build_array(r.percentage_bp, r.start_on, r.end_on)), '[]')
     from part_time_records r
     where r.person_id = p.id and r.start_on <= $3 and (r.end_on is null or r.end_on >= $2)) as part_time_records,
    (select coalesce(json_agg(json_build_array(l.start_on, l.end_on)), '[]')
     from prolonged_sick_leaves l
     where l.person_id = p.id and l.start_on <= $3 and (l.end_on is null or l.end_on >= $2)) as prolonged_sick_leaves,
    (select coalesce(json_agg(json_build_array(w.start_on, w.seconds)), '[]')
     from (select s.start_on, sum(s.worked_seconds) as seconds
           from shifts s
           where s.person_id = p.id and s.start_on between $2 and $3 and s.closed_at is null
           group by s.start_on) w) as "workedByDay",
    (select coalesce(json_agg(${SHIFT_TIMES}), '[]')
     from shifts s
     where s.person_id = p.id and s.closed_at is null and s.start_on = any($4::date[] || array(
       select unnest(array[h.on_day - 1, h.on_day]) from extra_holidays h where h.on_day between $2 and $3))) as shifts_near_holidays,
    ${extraHolidaysJson('$2', '$3')} as extra_holidays,
    (select coalesce(json_agg(json_build_object('id', a.id, 'day', a.day_on, 'category', a.category, 'seconds', a.seconds,
       'uses', (select coalesce(json_agg(json_build_object('counter', u.counter_type, 'amount', u.taken) order by u.first), '[]')
                from (select c.counter_type, -sum(c.half_days) as taken, min(c.id) as first
                      from counter_entries c
                      where c.absence_id = a.id
                      group by c.counter_type
                      having sum(c.half_days) <> 0) u)) order by a.day_on, a.id), '[]')
     from absences a
     where a.person_id = p.id and a.day_on between $2 and $3 and a.closed_at is null) as absences,
    (select b.made_with from month_balances b where b.person_id = p.id and b.month_on = $2) as "madeWith"
  from people p
  left join hr_employers e on e.id = p.hr_employer_id`

type Values = [id: number, firstDay: Day, lastDay: Day, nearHolidays: Day[]]

const ofPerson = prepared<PayrollFactsRow, Values>('payroll of a person', `${FACTS} where p.id = $1`)

/** The people who belong to the employer today and are employed in the month (rule payroll-26). */
const ofEmployer = prepared<PayrollFactsRow, Values>(
  'payroll of an employer',
  `${FACTS}
   where p.hr_employer_id = $1 and p.kind = 'employee' and p.employment_start_on <= $3
     and (p.employment_end_on is null or p.employment_end_on >= $2)
   order by p.last_name collate dutch, p.first_name collate dutch, p.id`,
)

/** One person, or all employees of an HR employer. The person can be self-employed. */
export type PayrollScope = { readonly personId: number } | { readonly hrEmployerId: number }

export function listPayrollFacts(db: Database, scope: PayrollScope, yearMonth: YearMonth): Promise<PayrollFactsRow[]> {
  const month = [firstDayOf(yearMonth), lastDayOf(yearMonth), nearHolidaysIn(yearMonth)] as const
  return 'personId' in scope ? ofPerson(db, [scope.personId, ...month]) : ofEmployer(db, [scope.hrEmployerId, ...month])
}
