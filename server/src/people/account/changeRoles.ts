import { refusalToLoseAdminRole } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { Role } from '@uurwerk/domain/people/role'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { otherAdministrators } from './otherAdministrators.ts'
import type { PersonRow } from '../peopleStore.ts'
import { replaceRoles } from '../personStore.ts'

/** Changes the roles of a person. The last administrator cannot lose the role of administrator (rule people-17). */
export async function changeRoles(
  context: CommandContext,
  { id, roles }: PersonRow,
  wanted: readonly Role[],
): Promise<void> {
  await demandOtherAdministrator(context, { id, roles }, wanted)
  await replaceRoles(context.tx, id, wanted)
}

export async function demandOtherAdministrator(
  context: CommandContext,
  { id, roles }: Pick<PersonRow, 'id' | 'roles'>,
  wanted: readonly Role[],
): Promise<void> {
  if (!roles.includes('ROLE_ADMIN') || wanted.includes('ROLE_ADMIN')) return
  const facts = { roles, otherAdministrators: await otherAdministrators(context, id) }
  assertAllowed(refusalToLoseAdminRole(facts, wanted))
}
