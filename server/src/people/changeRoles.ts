import { refusalToLoseAdminRole } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { Role } from '@uurwerk/domain/people/role'
import { demand } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { otherAdministrators } from './otherAdministrators.ts'
import type { PersonRow } from './peopleStore.ts'
import { replaceRoles } from './personStore.ts'

/** The last administrator keeps the role (house rules, 6). */
export async function changeRoles(writing: Writing, { id, roles }: PersonRow, wanted: readonly Role[]): Promise<void> {
  await demandOtherAdministrator(writing, { id, roles }, wanted)
  await replaceRoles(writing.tx, id, wanted)
}

export async function demandOtherAdministrator(
  writing: Writing,
  { id, roles }: Pick<PersonRow, 'id' | 'roles'>,
  wanted: readonly Role[],
): Promise<void> {
  if (!roles.includes('ROLE_ADMIN') || wanted.includes('ROLE_ADMIN')) return
  const facts = { roles, otherAdministrators: await otherAdministrators(writing, id) }
  demand(refusalToLoseAdminRole(facts, wanted))
}
