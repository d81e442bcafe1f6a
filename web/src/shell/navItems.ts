import type { Role } from '@uurwerk/contract/identity'
import type { TablerIcon } from '@tabler/icons-react'
import { isForHr } from '../paths.ts'

export type NavItem = {
  readonly to: string
  readonly label: string
  readonly icon: TablerIcon
  /** The user's own menu, or the bar (the default). */
  readonly inUserMenu?: true
}

export type NavGroups = {
  readonly employee: readonly NavItem[]
  readonly hr: readonly NavItem[]
  readonly user: readonly NavItem[]
}

/** What a person finds in the bar and in their own menu; who has both roles finds both groups. */
export function navGroupsOf(items: readonly NavItem[], roles: readonly Role[]): NavGroups {
  const inBar = items.filter((item) => item.inUserMenu !== true)
  return {
    employee: roles.includes('ROLE_USER') ? inBar.filter((item) => !isForHr(item.to)) : [],
    hr: roles.includes('ROLE_ADMIN') ? inBar.filter((item) => isForHr(item.to)) : [],
    user: items.filter((item) => item.inUserMenu === true),
  }
}
