import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceRow } from '../../absences/absenceStore.ts'
import type { ShiftRow } from '../../planning/shifts/shiftStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** The fields of a shift by which two plannings are compared. */
type PlannedShiftRow = Pick<ShiftRow, 'id' | 'version' | 'day' | 'shiftTypeId' | 'start' | 'end' | 'adjusted'>

type PlannedAbsenceRow = Pick<AbsenceRow, 'day' | 'category' | 'fullDay'>

export type ChangedMonthRow = {
  readonly contractId: number
  readonly lockedShifts: readonly PlannedShiftRow[]
  /** The absences of the person in this month, as stored when a planning of this person was last locked. */
  readonly lockedAbsences: readonly PlannedAbsenceRow[]
  readonly shifts: readonly PlannedShiftRow[]
  readonly absences: readonly PlannedAbsenceRow[]
}

const hasOther = (locked: string, field: 'id' | 'version', now: string): string =>
  `jsonb_path_query_array(${locked}, '$[*].${field}') <> coalesce(${now}, '[]')`

/**
 * The version of a shift or an absence increases with each change. The statement compares ids and versions first, to
 * find the months whose current planning can differ from the locked planning. It reads the whole records only for these
 * months.
 */
const changedMonths = prepared<ChangedMonthRow, [firstDay: Day, lastDay: Day]>(
  'changed months',
  `with locked as materialized (
     select l.contract_id, c.person_id, l.locked_at, l.locked_shifts, l.locked_absences
     from timesheet_locks l
     join contracts c on c.id = l.contract_id
     where l.month_on = $1
   ), last_locked as (
     select distinct on (k.person_id) k.person_id, k.locked_absences
     from locked k
     order by k.person_id, k.locked_at desc, k.contract_id
   ), shift_now as (
     select s.contract_id, to_jsonb(array_agg(s.id order by s.start_at)) as ids,
       to_jsonb(array_agg(s.version order by s.start_at)) as versions
     from shifts s
     where s.start_on between $1 and $2 and s.closed_at is null
     group by s.contract_id
   ), absence_now as (
     select a.person_id, to_jsonb(array_agg(a.id order by a.day_on, a.id)) as ids,
       to_jsonb(array_agg(a.version order by a.day_on, a.id)) as versions
     from absences a
     where a.day_on between $1 and $2 and a.closed_at is null
     group by a.person_id
   )
   select k.contract_id as "contractId", k.locked_shifts as "lockedShifts", o.locked_absences as "lockedAbsences",
     (select coalesce(json_agg(json_build_object('id', s.id, 'version', s.version, 'day', s.start_on,
        'shiftTypeId', s.shift_type_id, 'start', extract(epoch from s.start_at)::int8,
        'end', extract(epoch from s.end_at)::int8, 'adjusted', s.adjusted) order by s.start_at), '[]')
      from shifts s
      where s.contract_id = k.contract_id and s.start_on between $1 and $2 and s.closed_at is null) as shifts,
     (select coalesce(json_agg(json_build_object('day', a.day_on, 'category', a.category, 'fullDay', a.full_day)
        order by a.day_on, a.id), '[]')
      from absences a
      where a.person_id = k.person_id and a.day_on between $1 and $2 and a.closed_at is null) as absences
   from locked k
   join last_locked o on o.person_id = k.person_id
   left join shift_now t on t.contract_id = k.contract_id
   left join absence_now n on n.person_id = k.person_id
   where ${hasOther('k.locked_shifts', 'id', 't.ids')} or ${hasOther('k.locked_shifts', 'version', 't.versions')}
     or ${hasOther('o.locked_absences', 'id', 'n.ids')} or ${hasOther('o.locked_absences', 'version', 'n.versions')}`,
)

/** Each month has its locked planning and its current planning. */
export const listChangedMonths = (db: Database, yearMonth: YearMonth): Promise<ChangedMonthRow[]> =>
  changedMonths(db, [firstDayOf(yearMonth), lastDayOf(yearMonth)])
