import type { Tx } from '../db/transaction.ts'

/**
 * Everybody with the role who stays, as they stand once nobody else is taking it from any of them: the rows are locked
 * first and read by a second statement, which sees what was done while the first one waited.
 */
export async function lockStayingAdministrators(tx: Tx): Promise<number[]> {
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
    .select('p.id')
    .where('r.role', '=', 'ROLE_ADMIN')
    .where('p.employment_end_on', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Where to reach everybody with the role who stays. */
export async function emailsOfAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('person_roles as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .select('p.email')
    .where('r.role', '=', 'ROLE_ADMIN')
    .where('p.employment_end_on', 'is', null)
    .orderBy('p.id')
    .execute()
  return rows.map(({ email }) => email)
}
