import type { Day } from '@uurwerk/domain/time/day'
import type { Role } from '@uurwerk/domain/people/role'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

export type ActorRow = {
  readonly name: string
  readonly roles: readonly Role[]
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

const actorOf = prepared<ActorRow, [personId: number]>(
  'actor',
  `select p.first_name || ' ' || p.last_name as name,
    array(select r.role from person_roles r where r.person_id = p.id order by r.role desc) as roles,
    p.employment_end_on as "employmentEnd", c.sign_in_days_after_employment as "signInDaysAfterEmployment"
   from people p
   cross join company_settings c
   where p.id = $1`,
)

export async function readActor(db: Database, personId: number): Promise<ActorRow | null> {
  const [row] = await actorOf(db, [personId])
  return row ?? null
}
