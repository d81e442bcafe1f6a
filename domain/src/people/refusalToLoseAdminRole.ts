import type { Role } from './role.ts'

export type AdminRoleFacts = {
  readonly roles: readonly Role[]
  /** Others with the role, and no last day. */
  readonly otherAdministrators: number
}

/** Somebody must be left who can give the role back (rule people-17). */
export const refusalToLoseAdminRole = (
  facts: AdminRoleFacts,
  wanted: readonly Role[],
): { readonly code: 'last_administrator' } | null =>
  isLastAdministrator(facts) && !wanted.includes('ROLE_ADMIN') ? { code: 'last_administrator' } : null

export const isLastAdministrator = ({ roles, otherAdministrators }: AdminRoleFacts): boolean =>
  roles.includes('ROLE_ADMIN') && otherAdministrators === 0
