import type { ComponentType } from 'react'
import type { NavItem } from './menu/navItems.ts'

export type Screen = {
  readonly path: string
  /** The menu item of the screen. The menus show the items in the order of this list of screens. */
  readonly nav?: Omit<NavItem, 'to' | 'details' | 'detailsByMonth'>
  /** A detail screen has no menu item, so the menus mark the item of its list screen. */
  readonly of?: string
  /** The path of the list screen whose menu item is current when the URL of the detail screen contains a month. */
  readonly ofMonth?: string
  readonly page: () => Promise<ComponentType>
  /** True when all refusals of the screen are about a month. The sentences of other refusals are then not loaded. */
  readonly hasOnlyRefusalsOfMonth?: true
  /** Starts the first reads before the screen renders. The query of the URL says what the screen shows. */
  readonly read?: (query: URLSearchParams) => void
}
