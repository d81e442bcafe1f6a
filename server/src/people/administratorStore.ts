import type { Day } from '@uurwerk/domain/time/day'
import type { Tx } from '../db/transaction.ts'

export type Administrator = {
  readonly id: number
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

/**
 * Everybody with the role, as they stand once nobody else is taking it from any of them: the rows are locked first and
 * read by a second statement, which sees what was done while the first one waited.
 */
export async function lockAdministrators(tx: Tx): Promise<Administrator[]> {
  await tx
    .selectFrom('person_roles')
    .select('person_roles.person_id')
    .where('person_roles.role', '=', 'ROLE_ADMIN')
    .orderBy('person_roles.person_id')
    .forUpdate()
    .execute()
  const rows = await tx
    .selectFrom('person_roles as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .innerJoin('company_settings as s', (join) => join.onTrue())
    .select(['p.id', 'p.employment_end_on', 's.sign_in_days_after_employment'])
    .where('r.role', '=', 'ROLE_ADMIN')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    employmentEnd: row.employment_end_on as Day | null,
    signInDaysAfterEmployment: row.sign_in_days_after_employment,
  }))
}
