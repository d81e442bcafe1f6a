import type { Role } from '@uurwerk/domain/people/role'
import { isForHr, paths } from '../../../paths.ts'
import type { IconComponent } from '../../../ui/createIcon.tsx'

export type NavItem = {
  readonly to: string
  readonly label: string
  readonly icon: IconComponent
  /** 'user' is the user's menu, and 'office' is HR's menu 'Beheer'. Other items are in the navigation bar itself. */
  readonly under?: 'user' | 'office'
  readonly details?: readonly string[]
  /**
   * Detail screens whose menu item depends on the month. With `hasMonth` true, the screen belongs to this menu item
   * when its URL contains a month; with false, when its URL contains no month.
   */
  readonly detailsByMonth?: readonly { readonly path: string; readonly hasMonth: boolean }[]
}

type Place = { readonly pathname: string; readonly search: string }

/** True when the user is on the screen of the menu item, or on one of its detail screens (rule screens-53). */
export const isAt = ({ to, details = [], detailsByMonth = [] }: NavItem, { pathname, search }: Place): boolean =>
  to === pathname ||
  details.includes(pathname) ||
  detailsByMonth.some(
    ({ path, hasMonth }) => path === pathname && hasMonth === new URLSearchParams(search).has('month'),
  )

export type NavGroups = {
  readonly employee: readonly NavItem[]
  readonly hr: readonly NavItem[]
  readonly office: readonly NavItem[]
  readonly user: readonly NavItem[]
}

type Reader = { readonly roles: readonly Role[]; readonly teamVisible: boolean }

/**
 * A person with both roles gets the items of both roles (rule screens-14). The screen with the planning of colleagues
 * is left out when the company turned it off (rule team-55).
 */
export function navGroupsOf(items: readonly NavItem[], { roles, teamVisible }: Reader): NavGroups {
  const inBar = items.filter(({ under }) => under === undefined)
  const isHr = roles.includes('ROLE_ADMIN')
  return {
    employee: roles.includes('ROLE_USER') ? inBar.filter(({ to }) => !isForHr(to)) : [],
    hr: isHr ? inBar.filter(({ to }) => isForHr(to)) : [],
    office: isHr ? items.filter(({ under }) => under === 'office') : [],
    user: items.filter(({ to, under }) => under === 'user' && (teamVisible || to !== paths.ownTeam())),
  }
}
