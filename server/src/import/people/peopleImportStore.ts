import type { BasisPoints } from '@uurwerk/domain/money/basisPoints'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import { CompiledQuery } from 'kysely'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { PersonFields } from '../../people/personStore.ts'

/** A person with the fields that an import file of people contains. */
export type ImportedPerson = PersonFields & {
  readonly kind: PersonKind
  readonly roles: readonly Role[]
  readonly partTimePercentage: BasisPoints
}

const PEOPLE = `
  select p.first_name as "firstName", p.last_name as "lastName", p.email, p.provider, p.kind,
    p.sick_day_seconds as "sickDaySeconds", p.employee_number as "employeeNumber", p.hr_employer_id as "hrEmployerId",
    p.employment_start_on as "employmentStart", to_char(p.recup_opening_month, 'YYYY-MM') as "recupOpeningMonth",
    p.recup_opening_seconds as "recupOpeningSeconds",
    array(select r.role from person_roles r where r.person_id = p.id order by r.role desc) as roles,
    (select t.percentage_bp
     from part_time_records t
     where t.person_id = p.id and coalesce(t.end_on, 'infinity') >= $1
     order by t.start_on limit 1) as "partTimePercentage"
  from people p`

/**
 * All people, each with the current part-time percentage. For a person who has not started yet, it is the percentage of
 * the first day.
 */
export async function selectImportedPeople(tx: Tx, today: Day): Promise<ImportedPerson[]> {
  return (await tx.executeQuery<ImportedPerson>(CompiledQuery.raw(PEOPLE, [today]))).rows
}

type Hired = Pick<ImportedPerson, 'roles' | 'partTimePercentage' | 'employmentStart'> & { readonly id: number }

/** Inserts the roles and the first part-time percentage of each new person. */
export async function insertRolesAndPercentages(tx: Tx, people: readonly Hired[]): Promise<void> {
  for (const some of chunksOf(people, 1000)) {
    const roles = some.flatMap(({ id, roles: theirs }) => theirs.map((role) => ({ person_id: id, role })))
    const records = some.map(({ id, partTimePercentage, employmentStart }) => ({
      person_id: id,
      percentage_bp: partTimePercentage,
      start_on: employmentStart,
    }))
    await tx
      .insertInto('person_roles')
      .values(roles)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx.insertInto('part_time_records').values(records).execute()
  }
}
