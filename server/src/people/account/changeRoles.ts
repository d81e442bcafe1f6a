import { refusalToLoseAdminRole } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { Role } from '@uurwerk/domain/people/role'
import type { Tx } from '../../platform/db/transaction.ts'
import { lockStayingAdministrators } from './administratorStore.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import type { PersonRow } from '../peopleStore.ts'
import { replaceRoles } from '../personStore.ts'

/**
 * The number of other administrators without a last working day. An administrator with a last working day does not
 * count, although this person can still sign in for some time. The rows are locked, so that two administrators cannot
 * take the role from each other at the same time (rule people-18).
 */
export async function otherAdministrators({ tx }: { readonly tx: Tx }, personId: number): Promise<number> {
  return (await lockStayingAdministrators(tx)).filter((id) => id !== personId).length
}

/** Changes the roles of a person. The last administrator cannot lose the role of administrator (rule people-17). */
export async function changeRoles(
  context: CommandContext,
  { id, roles }: PersonRow,
  wanted: readonly Role[],
): Promise<void> {
  await assertOtherAdministrator(context, { id, roles }, wanted)
  await replaceRoles(context.tx, id, wanted)
}

export async function assertOtherAdministrator(
  context: CommandContext,
  { id, roles }: Pick<PersonRow, 'id' | 'roles'>,
  wanted: readonly Role[],
): Promise<void> {
  if (!roles.includes('ROLE_ADMIN') || wanted.includes('ROLE_ADMIN')) return
  const facts = { roles, otherAdministrators: await otherAdministrators(context, id) }
  assertAllowed(refusalToLoseAdminRole(facts, wanted))
}
