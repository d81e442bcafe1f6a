import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Role } from '@uurwerk/domain/people/role'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { PersonFields } from '../../people/personStore.ts'
import { partTimePeriodsOf, type PartTimeStart } from './partTimeRows.ts'

export type ImportedPerson = PersonFields & {
  readonly kind: PersonKind
  readonly roles: readonly Role[]
  /** The part-time percentages, sorted by start. */
  readonly partTimeStarts: readonly PartTimeStart[]
  /** The qualifications that have not ended. */
  readonly qualificationIds: readonly number[]
}

const everybody = prepared<ImportedPerson, []>(
  'people for an import',
  `select p.first_name as "firstName", p.last_name as "lastName", p.email, p.provider, p.kind,
    p.sick_day_seconds as "sickDaySeconds", p.employee_number as "employeeNumber", p.hr_employer_id as "hrEmployerId",
    p.employment_start_on as "employmentStart", to_char(p.recup_opening_month, 'YYYY-MM') as "recupOpeningMonth",
    p.recup_opening_seconds as "recupOpeningSeconds",
    array(select r.role from person_roles r where r.person_id = p.id order by r.role desc) as roles,
    (select coalesce(json_agg(json_build_object('percentage', t.percentage_bp, 'start', t.start_on) order by t.start_on), '[]')
     from part_time_records t
     where t.person_id = p.id) as "partTimeStarts",
    array(select distinct h.qualification_id from person_qualifications h
      where h.person_id = p.id and h.end_on is null) as "qualificationIds"
  from people p`,
)

export const listImportedPeople = (db: Database): Promise<ImportedPerson[]> => everybody(db, [])

type Hired = Pick<ImportedPerson, 'roles' | 'partTimeStarts' | 'qualificationIds' | 'employmentStart'> & {
  readonly id: number
}

export async function insertRolesAndPercentages(tx: Tx, people: readonly Hired[]): Promise<void> {
  for (const some of chunksOf(people, 1000)) {
    const roles = some.flatMap(({ id, roles: theirs }) => theirs.map((role) => ({ person_id: id, role })))
    const records = some.flatMap(({ id, partTimeStarts }) =>
      partTimePeriodsOf(partTimeStarts).map(({ percentage, start, end }) => ({
        person_id: id,
        percentage_bp: percentage,
        start_on: start,
        end_on: end,
      })),
    )
    await tx
      .insertInto('person_roles')
      .values(roles)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx.insertInto('part_time_records').values(records).execute()
    const held = some.flatMap(({ id, qualificationIds, employmentStart }) =>
      qualificationIds.map((qualificationId) => ({
        person_id: id,
        qualification_id: qualificationId,
        start_on: employmentStart,
      })),
    )
    if (held.length > 0) await tx.insertInto('person_qualifications').values(held).execute()
  }
}
