import type { AbsenceDay } from '@uurwerk/domain/absences/absencePeriods'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type MemberRow = {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly employerId: number | null
  readonly customerIds: readonly number[]
  readonly days: readonly AbsenceDay[]
  readonly sickLeaves: readonly DayPeriod[]
}

type Values = [firstDay: Day, lastDay: Day, from: Day, until: Day]

const members = prepared<MemberRow, Values>(
  'team absences',
  `select p.id as "userId", p.first_name as "firstName", p.last_name as "lastName", p.hr_employer_id as "employerId",
     coalesce(w.customer_ids, '{}') as "customerIds", coalesce(d.days, '[]') as days, coalesce(l.leaves, '[]') as "sickLeaves"
   from people p
   left join (
     select c.person_id, array_agg(distinct c.customer_id) as customer_ids
     from contracts c
     where c.start_on <= $2 and (c.end_on is null or c.end_on >= $1)
     group by c.person_id
   ) w on w.person_id = p.id
   left join (
     select a.person_id, json_agg(json_build_object('day', a.day_on, 'category', a.category, 'fullDay', a.full_day,
       'editedByAdmin', a.edited_by_admin) order by a.day_on, a.id) as days
     from absences a
     where a.day_on between $3 and $4 and a.closed_at is null
     group by a.person_id
   ) d on d.person_id = p.id
   left join (
     select s.person_id, json_agg(json_build_object('start', greatest(s.start_on, e.employment_start_on),
       'end', least(s.end_on, e.employment_end_on)) order by s.start_on) as leaves
     from prolonged_sick_leaves s
     join people e on e.id = s.person_id
     where s.start_on <= $4 and (s.end_on is null or s.end_on >= $3)
     group by s.person_id
   ) l on l.person_id = p.id
   where p.employment_start_on <= $2 and (p.employment_end_on is null or p.employment_end_on >= $1)
     and (w.person_id is not null or d.person_id is not null or l.person_id is not null)
   order by p.last_name collate dutch, p.first_name collate dutch, p.id`,
)

type Span = { readonly yearMonth: YearMonth; readonly from: Day; readonly until: Day }

/** The people who are employed in a month, by name, with their days of absence from the first to the last given day. */
export const listMembers = (db: Database, { yearMonth, from, until }: Span): Promise<MemberRow[]> =>
  members(db, [firstDayOf(yearMonth), lastDayOf(yearMonth), from, until])

type Named = { readonly id: number; readonly name: string }

const namesOf = prepared<{ customers: Named[]; employers: Named[] }, [customerIds: number[], employerIds: number[]]>(
  'names of a team',
  `select
     (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) order by k.name collate dutch, k.id), '[]')
      from customers k where k.id = any($1::bigint[])) as customers,
     (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.name collate dutch, h.id), '[]')
      from hr_employers h where h.id = any($2::bigint[])) as employers`,
)

export async function listNames(
  db: Database,
  rows: readonly MemberRow[],
): Promise<{ customers: Named[]; employers: Named[] }> {
  const customerIds = new Set(rows.flatMap((row) => row.customerIds))
  const employerIds = new Set(rows.flatMap(({ employerId }) => (employerId === null ? [] : [employerId])))
  const [names] = await namesOf(db, [[...customerIds], [...employerIds]])
  return names ?? { customers: [], employers: [] }
}
