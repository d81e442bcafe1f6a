import type { Role } from '@uurwerk/contract/identity'
import type { TablerIcon } from '@tabler/icons-react'
import { isForHr } from '../paths.ts'

export type NavItem = {
  readonly to: string
  readonly label: string
  readonly icon: TablerIcon
  /** The user's own menu, or HR's menu 'Beheer'; without it the bar. */
  readonly under?: 'user' | 'office'
  /** The detail screens that hang under it. */
  readonly details?: readonly string[]
  /** Detail screens that hang under it only with a month in their address, or only without one. */
  readonly detailsByMonth?: readonly { readonly path: string; readonly hasMonth: boolean }[]
}

type Place = { readonly pathname: string; readonly search: string }

/** Whether one is on its screen, or on a detail screen under it. */
export const isAt = ({ to, details = [], detailsByMonth = [] }: NavItem, { pathname, search }: Place): boolean =>
  to === pathname ||
  details.includes(pathname) ||
  detailsByMonth.some(
    ({ path, hasMonth }) => path === pathname && hasMonth === new URLSearchParams(search).has('month'),
  )

export type NavGroups = {
  readonly employee: readonly NavItem[]
  readonly hr: readonly NavItem[]
  /** What HR needs now and then: it hangs under one item, 'Beheer'. */
  readonly office: readonly NavItem[]
  readonly user: readonly NavItem[]
}

/** What a person finds in the bar and in their own menu; who has both roles finds both groups. */
export function navGroupsOf(items: readonly NavItem[], roles: readonly Role[]): NavGroups {
  const inBar = items.filter(({ under }) => under === undefined)
  const isHr = roles.includes('ROLE_ADMIN')
  return {
    employee: roles.includes('ROLE_USER') ? inBar.filter(({ to }) => !isForHr(to)) : [],
    hr: isHr ? inBar.filter(({ to }) => isForHr(to)) : [],
    office: isHr ? items.filter(({ under }) => under === 'office') : [],
    user: items.filter(({ under }) => under === 'user'),
  }
}
