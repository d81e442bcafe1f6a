import { Drawer } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import * as texts from '../../../texts/texts.ts'
import { Brand } from './Brand.tsx'
import { isAt } from './navItems.ts'
import type { NavGroups, NavItem } from './navItems.ts'
import classes from './NavDrawer.module.css'

type Props = { readonly groups: NavGroups; readonly opened: boolean; readonly onClose: () => void }

/** A menu with all screens in one column. It is used when the navigation bar is too narrow for the links. */
export const NavDrawer = ({ groups, opened, onClose }: Props) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    size="18rem"
    title={<Brand />}
    closeButtonProps={{ 'aria-label': texts.menu.closeMenu }}
  >
    <nav aria-label={texts.menu.allScreens} className={classes.root}>
      <Group title={texts.menu.employeeScreens} items={groups.employee} onClose={onClose} />
      <Group title={texts.menu.hrScreens} items={groups.hr} onClose={onClose} />
      <Group title={texts.nav.office} items={groups.office} onClose={onClose} />
    </nav>
  </Drawer>
)

type GroupProps = { readonly title: string; readonly items: readonly NavItem[]; readonly onClose: () => void }

function Group({ title, items, onClose }: GroupProps) {
  const location = useLocation()
  if (items.length === 0) return null
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={isAt(item, location) ? 'page' : undefined} onClick={onClose}>
          <item.icon size={20} stroke={1.75} aria-hidden />
          {item.label}
        </Link>
      ))}
    </section>
  )
}
