import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ComponentType } from 'react'
import type { NavItem } from './menu/navItems.ts'

export type Screen = {
  readonly path: string
  /** The menu item of the screen. The items in the menus have the same order as the screens in this list. */
  readonly nav?: Omit<NavItem, 'to' | 'details' | 'detailsByMonth'>
  /**
   * The list screen to which a detail screen belongs. A detail screen has no menu item, so the menu item of its list is
   * marked as current.
   */
  readonly of?: string
  /** The list screen whose menu item is marked as current when the address of the detail screen contains a month. */
  readonly ofMonth?: string
  readonly page: () => Promise<ComponentType>
  /** Starts the first reads of the screen while the script of the screen loads. */
  readonly read?: (yearMonth: YearMonth) => void
}
