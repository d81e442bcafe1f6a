import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** Without an administrator, only the command `bin/admin` can add one. */
export async function hasAdministrator(db: Database, today: Day): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from person_roles r
      join people p on p.id = r.person_id
      cross join company_settings c
      where r.role = 'ROLE_ADMIN'
        and coalesce(p.employment_end_on + c.sign_in_days_after_employment, 'infinity') >= ${today}
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}
