import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { PersonShift } from '@uurwerk/domain/planning/contractMonthFacts'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import {
  WORKING_TIME_DAYS_AFTER,
  WORKING_TIME_DAYS_BEFORE,
} from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import type { TimesheetFacts } from '@uurwerk/domain/timesheets/timesheetState'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** All stored facts of a person in a month that the rules on shifts need. Each instant is a number of seconds since 1970. */
export type PersonShiftFactsRow = {
  readonly kind: PersonKind
  readonly employment: DayPeriod
  readonly prolongedSickLeaves: readonly DayPeriod[]
  readonly absences: readonly { readonly day: Day; readonly full: boolean }[]
  /**
   * The number of hours before the start of a claimed shift in which an employee cannot give the shift back any more
   * (rule needs-14).
   */
  readonly claimFreeHours: number
  /**
   * The shifts of the month and of the weeks around it. Without these weeks, overlaps and weekly limits at the start
   * and the end of the month would be incomplete.
   */
  readonly shifts: readonly (PersonShift & ShiftTimes & { readonly adjusted: boolean })[]
}

export type ShiftFactsRow = PersonShiftFactsRow &
  TimesheetFacts & { readonly customerId: number; readonly contract: DayPeriod }

/** The columns of a shift. `personShiftFactsColumns` has the columns of the person. */
const TIMES_COLUMNS = `
  s.id, s.contract_id as "contractId", s.start_on as day, s.adjusted, extract(epoch from s.start_at)::int8 as start,
  extract(epoch from s.end_at)::int8 as "end"`

/**
 * SQL for the columns of a `PersonShiftFactsRow`, for a statement with the table alias `p` of the person. A screen that
 * also shows the shifts asks for their other columns with `SHIFT_COLUMNS`.
 */
export const personShiftFactsColumns = (firstDay: string, lastDay: string, shiftColumns = TIMES_COLUMNS): string => `
  p.kind, json_build_object('start', p.employment_start_on, 'end', p.employment_end_on) as employment,
    (select coalesce(json_agg(json_build_object('start', g.start_on, 'end', g.end_on)), '[]')
     from prolonged_sick_leaves g
     where g.person_id = p.id) as "prolongedSickLeaves",
    (select coalesce(json_agg(d), '[]') from (
      select b.day_on as day, bool_or(b.full_day) or count(*) = 2 as "full"
      from absences b
      where b.person_id = p.id and b.day_on between ${firstDay} and ${lastDay} and b.closed_at is null
      group by b.day_on) d) as absences,
    (select s.claim_free_hours from company_settings s) as "claimFreeHours",
    ${personShiftsJson(
      `between cast(${firstDay} as date) - ${WORKING_TIME_DAYS_BEFORE}
          and cast(${lastDay} as date) + ${WORKING_TIME_DAYS_AFTER}`,
      shiftColumns,
    )} as shifts`

/** SQL of the shifts of a person `p` that start on the given days, sorted by start time, as one JSON list. */
export const personShiftsJson = (days: string, shiftColumns: string): string => `
    (select coalesce(json_agg(d order by d.start), '[]') from (
      select ${shiftColumns}, k.name as "customerName",
        case when s.break_start_at is not null then json_build_object('start', extract(epoch from s.break_start_at)::int8,
          'end', extract(epoch from s.break_end_at)::int8) end as break,
        exists (select from need_places f join need_claims w on w.need_id = f.need_id and w.person_id = s.person_id
          where f.shift_id = s.id and w.granted_at is not null) as claimed
      from shifts s
      join contracts o on o.id = s.contract_id
      join customers k on k.id = o.customer_id
      left join shift_types t on t.id = s.shift_type_id
      where s.person_id = p.id and s.closed_at is null and s.start_on ${days}) d)`

type ShiftFactsValues = [contractId: number, personId: number, first: Day, last: Day]

const shiftFacts = prepared<ShiftFactsRow, ShiftFactsValues>(
  'shift facts',
  `select c.customer_id as "customerId", json_build_object('start', c.start_on, 'end', c.end_on) as contract,
    extract(epoch from l.locked_at)::int8 as "lockedAt", extract(epoch from f.confirmed_at)::int8 as "confirmedAt",
    extract(epoch from a.approved_at)::int8 as "approvedAt", i.id is not null as invoiced,
    ${personShiftFactsColumns('$3', '$4')}
  from contracts c
  join people p on p.id = c.person_id
  left join timesheet_locks l on l.contract_id = c.id and l.month_on = $3
  left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = $3
  left join timesheet_approvals a on a.contract_id = c.id and a.month_on = $3
  left join invoices i on i.contract_id = c.id and i.month_on = $3 and i.live
  where c.id = $1 and c.person_id = $2`,
)

type Input = { readonly contractId: number; readonly personId: number; readonly yearMonth: YearMonth }

/** Reads the planning facts of a contract month; null when the contract does not belong to the person. */
export async function readShiftFacts(
  tx: Tx,
  { contractId, personId, yearMonth }: Input,
): Promise<ShiftFactsRow | null> {
  const [row] = await shiftFacts(tx, [contractId, personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}
