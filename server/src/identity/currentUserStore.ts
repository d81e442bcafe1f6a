import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'

export type CurrentUserFacts = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roles: Role[]
  readonly firstLogin: boolean
  readonly onProlongedSickLeave: boolean
  readonly employee: boolean
  readonly sickDaySeconds: Seconds
  readonly offlineDays: number
  readonly teamVisible: boolean
  readonly digestHour: number
}

const currentUser = prepared<CurrentUserFacts, [personId: number, today: Day]>(
  'current user',
  `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.email,
         array(select r.role from person_roles r where r.person_id = p.id order by r.role desc) as roles,
         p.welcomed_at is null as "firstLogin",
         exists (
           select from prolonged_sick_leaves l
           where l.person_id = p.id and l.start_on <= $2 and coalesce(l.end_on, 'infinity') >= $2
         ) as "onProlongedSickLeave",
         p.kind = 'employee' as employee,
         p.sick_day_seconds as "sickDaySeconds",
         s.offline_days as "offlineDays", s.team_visible as "teamVisible", s.digest_hour as "digestHour"
  from people p
  cross join company_settings s
  where p.id = $1`,
)

export async function readCurrentUser(db: Database, personId: number, today: Day): Promise<CurrentUserFacts | null> {
  const [user] = await currentUser(db, [personId, today])
  return user ?? null
}

/** Stores that the person has seen the welcome message. Returns true only the first time. */
export async function markWelcomed(db: Database, personId: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ welcomed_at: isoOf(now) })
    .where('id', '=', personId)
    .where('welcomed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
