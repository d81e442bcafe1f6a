import type { TeamReasons } from '@uurwerk/contract/planning/teamPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

type Values = [from: Day, to: Day, customerId: number | null]

export type TeamReasonRow = {
  readonly personId: number
  readonly day: Day
  readonly kind: TeamReasons['reasons'][number][2]
  readonly whole: boolean
}

const reasons = prepared<TeamReasonRow, Values>(
  'reasons of the team planning',
  `with shown as (
     select distinct c.person_id as id from contracts c join people p on p.id = c.person_id
       join customers k on k.id = c.customer_id
     where c.start_on <= $2 and (c.end_on is null or c.end_on >= $1) and ($3::bigint is null or k.id = $3 or k.parent_id = $3)
       and p.employment_start_on <= $2 and (p.employment_end_on is null or p.employment_end_on >= $1)
   )
   select a.person_id as "personId", a.day_on as day, a.category::text as kind, a.full_day as whole
   from absences a join shown on shown.id = a.person_id
   where a.day_on between $1 and $2 and a.closed_at is null
   union all
   select l.person_id, d::date, 'PROLONGED_SICKNESS', true
   from prolonged_sick_leaves l join shown on shown.id = l.person_id,
     generate_series(greatest(l.start_on, $1), least(coalesce(l.end_on, $2), $2), interval '1 day') d
   order by 1, 2, 3`,
)

export const listTeamReasons = (db: Database, values: Values): Promise<TeamReasonRow[]> => reasons(db, values)
