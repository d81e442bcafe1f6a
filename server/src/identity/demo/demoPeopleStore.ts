import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type DemoPersonFacts = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly kind: PersonKind
  readonly roles: Role[]
  readonly contracts: { id: number; customerName: string }[]
}

/**
 * SQL of the people in the demo. It returns no rows when the database is not marked as a demo, or when another process
 * uses the same database with the demo switched off (rule identity-39).
 */
const demoPeople = prepared<DemoPersonFacts, [today: Day, email: string | null]>(
  'people in the demo',
  `select p.id, p.first_name || ' ' || p.last_name as name, p.email, p.kind,
         array(select r.role from person_roles r where r.person_id = p.id order by r.role desc) as roles,
         coalesce(
           (select json_agg(json_build_object('id', k.id, 'customerName', u.name) order by k.id)
            from contracts k join customers u on u.id = k.customer_id
            where k.person_id = p.id), '[]') as contracts
  from people p
  cross join company_settings c
  join installation i on i.demo and i.demo_on is not false
  where coalesce(p.employment_end_on + c.sign_in_days_after_employment, 'infinity') >= $1
    and ($2::text is null or lower(p.email) = lower($2))
    and exists (select from person_roles r where r.person_id = p.id)
  order by coalesce(array_position(array['medewerker@uurwerk.example', 'hr@uurwerk.example', 'beide@uurwerk.example', 'zelfstandige@uurwerk.example'], p.email), 9),
           p.first_name collate dutch, p.last_name collate dutch, p.id`,
)

/** All people in the demo who may sign in today. The four people who are described in the user guides come first. */
export const listDemoPeople = (db: Database, today: Day): Promise<DemoPersonFacts[]> => demoPeople(db, [today, null])

export async function readDemoPerson(db: Database, email: string, today: Day): Promise<DemoPersonFacts | null> {
  const [person] = await demoPeople(db, [today, email])
  return person ?? null
}

export type DemoContact = { readonly id: number; readonly name: string; readonly customerName: string }

/** The contacts who have access. The list is empty when the database is not marked as a demo. */
export async function listDemoContacts(db: Database): Promise<DemoContact[]> {
  return db
    .selectFrom('customer_contacts as c')
    .innerJoin('customers as k', 'k.id', 'c.customer_id')
    .innerJoin('installation as i', (join) => join.on('i.demo', '=', true).on('i.demo_on', 'is not', false))
    .select(['c.id', 'c.name', 'k.name as customerName'])
    .where('c.ended_at', 'is', null)
    .where('k.active', '=', true)
    .where('k.internal', '=', false)
    .orderBy('c.id')
    .execute()
}
