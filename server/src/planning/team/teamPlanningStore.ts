import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Database } from '../../platform/db/database.ts'
import { CLAIM_GRANTS_SQL } from '../../customers/staffing/claimGrantsStore.ts'
import { SHIFT_TIMES, type ShiftTimesRow } from '../../balances/months/shiftTimesStore.ts'
import { statementOfPeople, type PeriodValues } from './statementOfPeople.ts'

export type TeamPersonRow = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly kind: PersonKind
  readonly employerId: number | null
  readonly employment: DayPeriod
  readonly partTime: readonly { readonly percentage: number; readonly period: DayPeriod }[]
  readonly sickLeaves: readonly DayPeriod[]
  readonly absences: readonly {
    readonly day: Day
    readonly full: boolean
    readonly seconds: number
    readonly isRecuperation: boolean
  }[]
}

const people = statementOfPeople<TeamPersonRow>(
  'people of the team planning',
  (
    ofPeople,
  ) => `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.kind, p.hr_employer_id as "employerId",
     json_build_object('start', p.employment_start_on, 'end', p.employment_end_on) as employment,
     coalesce(r.records, '[]') as "partTime", coalesce(l.leaves, '[]') as "sickLeaves",
     coalesce(d.days, '[]') as absences
   from people p
   join (
     select distinct c.person_id from contracts c where c.start_on <= $2 and (c.end_on is null or c.end_on >= $1)
   ) w on w.person_id = p.id
   left join (
     select t.person_id, json_agg(json_build_object('percentage', t.percentage_bp,
       'period', json_build_object('start', t.start_on, 'end', t.end_on)) order by t.start_on) as records
     from part_time_records t
     where t.start_on <= $2 and (t.end_on is null or t.end_on >= $1) and ${ofPeople('t.person_id')}
     group by t.person_id
   ) r on r.person_id = p.id
   left join (
     select s.person_id, json_agg(json_build_object('start', s.start_on, 'end', s.end_on)) as leaves
     from prolonged_sick_leaves s
     where s.start_on <= $2 and (s.end_on is null or s.end_on >= $1) and ${ofPeople('s.person_id')}
     group by s.person_id
   ) l on l.person_id = p.id
   left join (
     select a.person_id, json_agg(json_build_object('day', a.day_on, 'full', a.full_day, 'seconds', a.seconds,
       'isRecuperation', a.category = 'RECUPERATION') order by a.day_on, a.id) as days
     from absences a
     where a.day_on between $1 and $2 and a.closed_at is null and ${ofPeople('a.person_id')}
     group by a.person_id
   ) d on d.person_id = p.id
   where p.employment_start_on <= $2 and (p.employment_end_on is null or p.employment_end_on >= $1)
     and ${ofPeople('p.id')}
   order by p.last_name collate dutch, p.first_name collate dutch, p.id`,
)

export const listTeamPeople = people

export type TeamContractRow = {
  readonly id: number
  readonly personId: number
  readonly customerId: number
  readonly start: Day
  readonly end: Day | null
  readonly invoicedMonths: readonly YearMonth[]
  readonly confirmedMonths: readonly YearMonth[]
}

const contracts = statementOfPeople<TeamContractRow>(
  'contracts of the team planning',
  (
    ofPeople,
  ) => `select c.id, c.person_id as "personId", c.customer_id as "customerId", c.start_on as start, c.end_on as "end",
     coalesce(i.months, '{}') as "invoicedMonths", coalesce(f.months, '{}') as "confirmedMonths"
   from contracts c
   left join (
     select i.contract_id, array_agg(to_char(i.month_on, 'YYYY-MM')) as months from invoices i
     where i.live and i.month_on between date_trunc('month', $1::date) and $2 group by i.contract_id
   ) i on i.contract_id = c.id
   left join (
     select f.contract_id, array_agg(to_char(f.month_on, 'YYYY-MM')) as months from timesheet_confirmations f
     where f.month_on between date_trunc('month', $1::date) and $2 group by f.contract_id
   ) f on f.contract_id = c.id
   where c.start_on <= $2 and (c.end_on is null or c.end_on >= $1) and ${ofPeople('c.person_id')}
   order by c.id`,
)

export const listTeamContracts = contracts

/**
 * A shift. `dayNumber` counts days since 1970; `start` and `end` count seconds since 1970. `adjusted` is 1 for an
 * adjusted shift.
 */
export type TeamShiftRow = [
  id: number,
  version: number,
  contractId: number,
  dayNumber: number,
  shiftTypeId: number | null,
  start: number,
  end: number,
  adjusted: number,
]

export type TeamShiftsRow = {
  readonly personId: number
  readonly shifts: TeamShiftRow[]
  readonly worked: Seconds
}

// Returns one row for each person. With one row for each of 60,000 shifts, the database driver would need most of the
// time.
const shifts = statementOfPeople<TeamShiftsRow>(
  'shifts of the team planning',
  (ofPeople) => `select s.person_id as "personId", sum(s.worked_seconds)::int8 as worked,
     array_to_json(array_agg(array[s.id, s.version, s.contract_id, s.start_on - date '1970-01-01', s.shift_type_id,
       date_part('epoch', s.start_at)::int8, date_part('epoch', s.end_at)::int8, s.adjusted::integer])) as shifts
   from shifts s
   where s.start_on between $1 and $2 and s.closed_at is null and ${ofPeople('s.person_id')}
   group by s.person_id
   order by s.person_id`,
)

/** The shifts of all people that start in the period, in any order, with the sum of the hours of each person. */
export const listTeamShifts = shifts

type WorkedOnHolidaysRow = { readonly personId: number; readonly shifts: readonly ShiftTimesRow[] }

const onDays = statementOfPeople<WorkedOnHolidaysRow, [days: readonly Day[]]>(
  'shifts of the team planning on holidays',
  (ofPeople) => `select s.person_id as "personId", array_to_json(array_agg(${SHIFT_TIMES})) as shifts
   from shifts s
   where s.start_on = any($1::date[]) and s.closed_at is null and ${ofPeople('s.person_id', 2)}
   group by s.person_id`,
)

/** The shifts on public holidays and on the days before them, because a night shift continues on the next day. */
export async function listShiftsOnHolidays(
  db: Database,
  holidays: readonly Day[],
  ofPeople: readonly number[] | undefined,
): Promise<WorkedOnHolidaysRow[]> {
  const days = holidays.flatMap((day) => [addDays(day, -1), day])
  return days.length === 0 ? [] : onDays(db, [days], ofPeople)
}

export type TeamNames = {
  readonly customers: {
    readonly id: number
    readonly name: string
    readonly short: string
    readonly parentId: number | null
    readonly grants: ClaimGrants
  }[]
  readonly employers: { readonly id: number; readonly name: string }[]
  readonly shiftTypes: {
    readonly id: number
    readonly customerId: number
    readonly name: string
    readonly color: string
    readonly startMinute: number
    readonly endMinute: number
    readonly usable: boolean
  }[]
}

// When the request names people, the statement returns only the customers of their contracts. It leaves out the
// customers that have only a staffing level.
const names = statementOfPeople<TeamNames>(
  'customers and shift types of the team planning',
  (ofPeople, isOfAll) => `with mine as (
     select distinct c.customer_id as id from contracts c
     where c.start_on <= $2 and (c.end_on is null or c.end_on >= $1) and ${ofPeople('c.person_id')}
     union
     select t.customer_id from staffing_levels l join shift_types t on t.id = l.shift_type_id
     where ${isOfAll} and l.start_on <= $2 and (l.end_on is null or l.end_on >= $1) and t.archived_at is null
   ), shown as (
     select mine.id from mine
     union
     select k.parent_id from customers k join mine on mine.id = k.id where k.parent_id is not null
   )
   select
     (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'short', k.abbreviation, 'parentId', k.parent_id,
        'grants', ${CLAIM_GRANTS_SQL}) order by k.name collate dutch, k.id), '[]')
      from customers k join shown on shown.id = k.id left join customers kp on kp.id = k.parent_id) as customers,
     (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name) order by e.name collate dutch, e.id), '[]')
      from hr_employers e) as employers,
     (select coalesce(json_agg(json_build_object('id', t.id, 'customerId', t.customer_id, 'name', t.name,
        'color', t.color, 'startMinute', t.start_minute, 'endMinute', t.end_minute,
        'usable', t.active and t.archived_at is null and t.owner_id is null) order by t.start_minute, t.name, t.id), '[]')
      from shift_types t join mine on mine.id = t.customer_id
      where t.archived_at is null or exists (
        select from shifts s where s.shift_type_id = t.id and s.start_on between $1 and $2 and s.closed_at is null)
     ) as "shiftTypes"`,
)

/** The customers of the contracts of the people and of the staffing levels, with their shift types, and all employers. */
export async function readTeamNames(
  db: Database,
  values: PeriodValues,
  ofPeople: readonly number[] | undefined,
): Promise<TeamNames> {
  const [row] = await names(db, values, ofPeople)
  return row ?? { customers: [], employers: [], shiftTypes: [] }
}
