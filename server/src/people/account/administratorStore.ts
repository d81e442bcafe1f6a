import type { Tx } from '../../platform/db/transaction.ts'

/**
 * Locks the roles of all administrators, and returns the administrators without a last working day. The second
 * statement sees the changes that other transactions made while the first statement waited for the locks.
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

/** The e-mail addresses of all administrators without a last working day. */
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
