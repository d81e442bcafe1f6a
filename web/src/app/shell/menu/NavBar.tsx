import { ActionIcon, Menu, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { memo, useRef, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation, useNavigate } from 'react-router'
import * as texts from '../../../texts/texts.ts'
import { IconChevronDown, IconMenu2, IconMoon, IconSun } from '../../../ui/icons.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { Brand } from './Brand.tsx'
import { NavDrawer } from './NavDrawer.tsx'
import { isAt } from './navItems.ts'
import type { NavGroups, NavItem } from './navItems.ts'
import classes from './menu.module.css'
import { UserMenu } from './UserMenu.tsx'
import { paths } from '../../../paths.ts'
import { MenuBelow } from '../../../ui/menus/MenuBelow.tsx'
import { onPlainClick } from '../../../ui/onPlainClick.ts'
import { useIsDemo } from '../../session/demoPeople.ts'

/**
 * The five layouts, from wide to narrow. 2: links closer together, no demo mark. 3: no button for the theme, which is
 * also in the user's menu. 4: initials replace the name. 5: the links are in a menu.
 */
const FITS = ['whole', 'close', 'tight', 'compact', 'drawer'] as const

/**
 * Chooses the widest layout that fits. The bar is measured, because the number of links depends on the roles of the
 * user, and the length of the links depends on the language and the zoom.
 */
function useBarFit(bar: RefObject<HTMLElement | null>, links: RefObject<HTMLElement | null>, isPhone: boolean): void {
  useLayoutEffect(() => {
    const [measuredBar, measuredLinks] = [bar.current, links.current]
    if (measuredBar === null) return
    if (isPhone || measuredLinks === null) {
      measuredBar.dataset.fit = 'drawer'
      return
    }
    const room = measuredLinks.parentElement
    const widths = () => [measuredBar, measuredLinks, room].map((each) => each?.offsetWidth).join()
    let fitted = ''
    const fit = () => {
      // The chosen layout changes the widths, so the browser calls the observer again. Nothing has to be chosen in that
      // call.
      if (widths() === fitted) return
      for (const level of FITS) {
        measuredBar.dataset.fit = level
        if (measuredLinks.offsetWidth <= (room?.clientWidth ?? 0)) break
      }
      fitted = widths()
    }
    // The browser calls the observer after it has calculated the layout, and before it paints. At another moment, a
    // measurement would make the browser calculate the layout a second time.
    const observer = new ResizeObserver(fit)
    observer.observe(measuredBar)
    observer.observe(measuredLinks)
    // The bar is measured again, because the demo mark and the name of the user can appear later.
    if (room !== null) observer.observe(room)
    return () => observer.disconnect()
  }, [bar, links, isPhone])
}

/** The label that tells that the data is not real. It links to the mails, which the demo stores and does not send. */
const DemoMark = () =>
  useIsDemo() && (
    <Link to={paths.demoMail()} className={classes.demo} title={texts.mailbox.open}>
      {texts.app.demo}
    </Link>
  )

type Props = {
  readonly groups: NavGroups
  readonly isPhone: boolean
  /** A reference to the element in the bar that contains the title of the screen on a phone. */
  readonly slotRef: (element: HTMLElement | null) => void
}

export function NavBar({ groups, isPhone, slotRef }: Props) {
  const bar = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [drawerOpen, drawer] = useDisclosure()
  const [hasDrawer, setHasDrawer] = useState(false)
  useBarFit(bar, list, isPhone)

  function openDrawer(): void {
    // The menu is rendered before it opens. Otherwise the UI library does not give the focus back after the menu
    // closes.
    flushSync(() => setHasDrawer(true))
    drawer.open()
  }

  const { employee, hr, office } = groups
  return (
    <header ref={bar} className={classes.bar}>
      {(!isPhone || hr.length > 0) && (
        <ActionIcon
          variant="subtle"
          size="lg"
          className={classes.burger}
          aria-label={texts.menu.openMenu}
          aria-expanded={drawerOpen}
          onClick={openDrawer}
        >
          <IconMenu2 size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <Brand />
      {isPhone ? (
        <div ref={slotRef} className={classes.slot} />
      ) : (
        <nav className={classes.nav} aria-label={texts.menu.mainMenu}>
          <div ref={list} className={classes.links}>
            <Links items={employee} />
            {employee.length > 0 && hr.length > 0 && <span className={classes.divider} />}
            <Links items={hr} />
            {office.length > 0 && <OfficeMenu items={office} />}
          </div>
        </nav>
      )}
      <div className={classes.mine}>
        <PaletteButton groups={groups} />
        {!isPhone && <DemoMark />}
        {!isPhone && <ThemeToggle />}
        <UserMenu items={groups.user} />
      </div>
      {hasDrawer && <NavDrawer groups={groups} opened={drawerOpen} onClose={drawer.close} />}
    </header>
  )
}

function Links({ items }: { readonly items: readonly NavItem[] }) {
  const location = useLocation()
  const navigate = useNavigate()
  return items.map((item) => (
    <NavLink key={item.to} to={item.to} label={item.label} isHere={isAt(item, location)} onFollow={navigate} />
  ))
}

type NavLinkProps = {
  readonly to: string
  readonly label: string
  readonly isHere: boolean
  readonly onFollow: (to: string) => unknown
}

/** The router's own link is not used: it renders at each change of the URL, also when only a filter changes. */
const NavLink = memo(function NavLink({ to, label, isHere, onFollow }: NavLinkProps) {
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined} onClick={onPlainClick(() => onFollow(to))}>
      {label}
    </a>
  )
})

function OfficeMenu({ items }: { readonly items: readonly NavItem[] }) {
  const location = useLocation()
  const isHere = items.some((item) => isAt(item, location))
  return (
    <MenuBelow
      width={200}
      position="bottom-end"
      button={(button) => (
        <UnstyledButton {...button} aria-current={isHere ? 'page' : undefined}>
          {texts.nav.office}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    >
      {items.map(({ to, label, icon: Icon }) => (
        <Menu.Item
          key={to}
          component={Link}
          to={to}
          aria-current={to === location.pathname ? 'page' : undefined}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        >
          {label}
        </Menu.Item>
      ))}
    </MenuBelow>
  )
}

/**
 * Until the user chooses a theme, the app has the theme of the device (rule screens-46). In the user's menu, the user
 * can return to the theme of the device.
 */
function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: false })
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const label = isDark ? texts.menu.lightTheme : texts.menu.darkTheme
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="subtle"
      size={28}
      className={classes.theme}
      aria-label={label}
      data-tip={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
