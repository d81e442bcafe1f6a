import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** An absence of one day, or the days of a prolonged sickness that are in the month. */
export type OverviewRow = {
  readonly start_on: Day
  readonly end_on: Day
  readonly category: AbsenceCategory
  readonly full_day: boolean
  readonly edited_by_admin: boolean
  readonly person_id: number
  readonly first_name: string
  readonly last_name: string
}

export async function listAbsenceOverview(db: Database, yearMonth: YearMonth): Promise<OverviewRow[]> {
  const [first, last] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  const { rows } = await sql<OverviewRow>`
    select o.start_on, o.end_on, o.category, o.full_day, o.edited_by_admin, p.id as person_id, p.first_name, p.last_name
    from (
      select a.person_id, a.day_on as start_on, a.day_on as end_on, a.category, a.full_day, a.edited_by_admin, a.id
      from absences a
      where a.day_on between ${first} and ${last} and a.closed_at is null
      union all
      select l.person_id, greatest(l.start_on, e.employment_start_on, ${first}), least(l.end_on, e.employment_end_on, ${last}),
        'DAILY_ABSENCE_PROLONGED_SICK_LEAVE', true, true, 0
      from prolonged_sick_leaves l
      join people e on e.id = l.person_id
      where l.start_on <= ${last} and (l.end_on is null or l.end_on >= ${first})
    ) o
    join people p on p.id = o.person_id
    order by p.last_name collate dutch, p.first_name collate dutch, p.id, o.start_on, o.id`.execute(db)
  return rows
}
