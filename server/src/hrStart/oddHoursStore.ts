import {
  WORKING_TIME_DAYS_AFTER,
  WORKING_TIME_DAYS_BEFORE,
} from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { SHIFT_TIMES, type ShiftTimesRow } from '../balances/months/shiftTimesStore.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Database } from '../platform/db/database.ts'

export type WorkedRow = {
  readonly userId: number
  readonly userName: string
  readonly shifts: readonly ShiftTimesRow[]
}

// This query must be fast, because 3,000 people have 90,000 shifts in a month.
const worked = prepared<WorkedRow, [from: Day, until: Day]>(
  'shifts around a month',
  `select p.id as "userId", p.first_name || ' ' || p.last_name as "userName", s.shifts
   from (
     select s.person_id, array_to_json(array_agg(${SHIFT_TIMES})) as shifts
     from shifts s
     where s.start_on between $1 and $2 and s.closed_at is null
     group by s.person_id
   ) s
   join people p on p.id = s.person_id and p.kind = 'employee'
   order by p.last_name collate dutch, p.first_name collate dutch, p.id`,
)

/**
 * The shifts of each employee, sorted by the name of the employee. Shifts just before and after the month are included,
 * because warnings also depend on these shifts.
 */
export const listShiftsAround = (db: Database, yearMonth: YearMonth): Promise<WorkedRow[]> =>
  worked(db, [
    addDays(firstDayOf(yearMonth), -WORKING_TIME_DAYS_BEFORE),
    addDays(lastDayOf(yearMonth), WORKING_TIME_DAYS_AFTER),
  ])
