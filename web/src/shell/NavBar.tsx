import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { texts } from '../texts/texts.ts'
import { Brand } from './Brand.tsx'
import { DemoMark } from './DemoMark.tsx'
import { NavDrawer } from './NavDrawer.tsx'
import { isAt } from './navItems.ts'
import type { NavGroups, NavItem } from './navItems.ts'
import { OfficeMenu } from './OfficeMenu.tsx'
import classes from './shell.module.css'
import { ThemeToggle } from './ThemeToggle.tsx'
import { useBarFit } from './useBarFit.ts'
import { UserMenu } from './UserMenu.tsx'

type Props = {
  readonly groups: NavGroups
  readonly isPhone: boolean
  /** The element in the bar that contains the title of the screen on a phone. */
  readonly slotRef: (element: HTMLElement | null) => void
}

export function NavBar({ groups, isPhone, slotRef }: Props) {
  const bar = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [drawerOpen, drawer] = useDisclosure()
  useBarFit(bar, list)

  const { employee, hr, office } = groups
  return (
    <header ref={bar} className={classes.bar}>
      {(!isPhone || hr.length > 0) && (
        <ActionIcon
          variant="subtle"
          size="lg"
          className={classes.burger}
          aria-label={texts.shell.openMenu}
          aria-expanded={drawerOpen}
          onClick={drawer.open}
        >
          <IconMenu2 size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <Brand />
      {isPhone ? (
        <div ref={slotRef} className={classes.slot} />
      ) : (
        <nav className={classes.nav} aria-label={texts.shell.mainMenu}>
          <div ref={list} className={classes.links}>
            <Links items={employee} />
            {employee.length > 0 && hr.length > 0 && <span className={classes.divider} />}
            <Links items={hr} />
            {office.length > 0 && <OfficeMenu items={office} />}
          </div>
        </nav>
      )}
      <div className={classes.mine}>
        {!isPhone && <DemoMark />}
        {!isPhone && <ThemeToggle />}
        <UserMenu items={groups.user} />
      </div>
      <NavDrawer groups={groups} opened={drawerOpen} onClose={drawer.close} />
    </header>
  )
}

function Links({ items }: { readonly items: readonly NavItem[] }) {
  const location = useLocation()
  return items.map((item) => (
    <Link key={item.to} to={item.to} aria-current={isAt(item, location) ? 'page' : undefined}>
      {item.label}
    </Link>
  ))
}
