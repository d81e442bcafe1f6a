import type { RequiredQualification } from '@uurwerk/domain/planning/openShifts/refusalToGrant'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { statementOfPeople } from '../team/statementOfPeople.ts'

/**
 * The qualification `q` that a shift of the type `t` on the day `day` requires: that of the open shift of the type and
 * day, otherwise of the staffing level, otherwise of the shift type (rules qualifications-6, qualifications-9).
 */
const requiredOn = (day: string): string => `
  left join staff_needs n on n.customer_id = t.customer_id and n.shift_type_id = t.id and n.day_on = ${day}
    and n.withdrawn_at is null
  left join staffing_levels l on l.shift_type_id = t.id and l.start_on <= ${day}
    and (l.end_on is null or l.end_on >= ${day})
  join qualifications q on q.id = coalesce(n.qualification_id, l.qualification_id, t.qualification_id)`

const isHeldOn = (person: string, day: string): string => `exists (
  select from person_qualifications h
  where h.person_id = ${person} and h.qualification_id = q.id
    and h.start_on <= ${day} and (h.end_on is null or h.end_on >= ${day}))`

type Shift = { readonly shiftTypeId: number; readonly day: Day }
export type UnqualifiedShift = Shift & { readonly qualification: string }

const lacking = prepared<UnqualifiedShift, [personId: number, types: readonly number[], days: readonly Day[]]>(
  'shifts without their qualification, of a person',
  `select distinct s.type_id as "shiftTypeId", s.day_on as day, q.name as qualification
   from unnest($2::bigint[], $3::date[]) s(type_id, day_on)
   join shift_types t on t.id = s.type_id
   ${requiredOn('s.day_on')}
   where not ${isHeldOn('$1', 's.day_on')}
   order by 2, 1`,
)

/** Selects from the given shifts those that require a qualification which the person does not hold on their day. */
export const listUnqualifiedShifts = (
  db: Database,
  personId: number,
  shifts: readonly Shift[],
): Promise<UnqualifiedShift[]> =>
  lacking(db, [personId, shifts.map(({ shiftTypeId }) => shiftTypeId), shifts.map(({ day }) => day)])

export type UnqualifiedRow = { readonly personId: number; readonly day: Day; readonly qualification: string }

const unqualified = statementOfPeople<UnqualifiedRow>(
  'shifts without their qualification',
  (ofPeople) => `select s.person_id as "personId", s.start_on as day, q.name as qualification
   from shifts s
   join shift_types t on t.id = s.shift_type_id
   ${requiredOn('s.start_on')}
   where s.start_on between $1 and $2 and s.closed_at is null and ${ofPeople('s.person_id')}
     and not ${isHeldOn('s.person_id', 's.start_on')}
   order by s.person_id, s.start_on`,
)

/** The planned shifts of a period that require a qualification which the planned person does not hold on that day. */
export const listUnqualified = unqualified

const requiredBy = prepared<RequiredQualification, [shiftTypeId: number, day: Day]>(
  'qualification of a shift',
  `select q.id, q.name from shift_types t ${requiredOn('$2')} where t.id = $1`,
)

/** The qualification that a shift of the type requires on a day; null when it requires none. */
export async function readRequiredQualification(
  db: Database,
  { shiftTypeId, day }: Shift,
): Promise<RequiredQualification | null> {
  const [row] = await requiredBy(db, [shiftTypeId, day])
  return row ?? null
}

const holders = prepared<{ personId: number }, [qualificationId: number, day: Day]>(
  'holders of a qualification',
  `select h.person_id as "personId" from person_qualifications h
   where h.qualification_id = $1 and h.start_on <= $2 and (h.end_on is null or h.end_on >= $2)`,
)

export async function listHolders(db: Database, qualificationId: number, day: Day): Promise<Set<number>> {
  const rows = await holders(db, [qualificationId, day])
  return new Set(rows.map(({ personId }) => personId))
}

export type TeamQualificationRow = {
  readonly personId: number
  readonly id: number
  readonly name: string
  readonly start: Day
  readonly end: Day | null
}

const ofTeam = prepared<TeamQualificationRow, [from: Day, to: Day]>(
  'qualifications of the team',
  `select h.person_id as "personId", q.id, q.name, h.start_on as start, h.end_on as "end"
   from person_qualifications h join qualifications q on q.id = h.qualification_id
   where h.start_on <= $2 and (h.end_on is null or h.end_on >= $1)
   order by q.name collate dutch, q.id, h.person_id, h.start_on`,
)

/** The people and the qualifications that they hold on at least one day of a period. */
export const listTeamQualifications = (db: Database, from: Day, to: Day): Promise<TeamQualificationRow[]> =>
  ofTeam(db, [from, to])
