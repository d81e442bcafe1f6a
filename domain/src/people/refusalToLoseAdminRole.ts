import type { Role } from './role.ts'

export type AdminRoleFacts = {
  readonly roles: readonly Role[]
  /** The number of administrators without a last working day, not counting this person. */
  readonly otherAdministrators: number
}

/** One administrator must remain, because only an administrator can give this role (rule people-17). */
export const refusalToLoseAdminRole = (
  facts: AdminRoleFacts,
  wanted: readonly Role[],
): { readonly code: 'last_administrator' } | null =>
  isLastAdministrator(facts) && !wanted.includes('ROLE_ADMIN') ? { code: 'last_administrator' } : null

export const isLastAdministrator = ({ roles, otherAdministrators }: AdminRoleFacts): boolean =>
  roles.includes('ROLE_ADMIN') && otherAdministrators === 0
