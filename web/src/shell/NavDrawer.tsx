import { Drawer } from '@mantine/core'
import { NavLink } from 'react-router'
import { texts } from '../texts/texts.ts'
import { Brand } from './Brand.tsx'
import type { NavGroups, NavItem } from './navItems.ts'
import classes from './shell.module.css'

type Props = { readonly groups: NavGroups; readonly opened: boolean; readonly onClose: () => void }

/** The screens of both groups, one below the other, where the bar has no room for them. */
export const NavDrawer = ({ groups, opened, onClose }: Props) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    size="18rem"
    title={<Brand />}
    closeButtonProps={{ 'aria-label': texts.shell.closeMenu }}
  >
    <nav aria-label={texts.shell.allScreens} className={classes.drawer}>
      <Group title={texts.shell.employeeScreens} items={groups.employee} onClose={onClose} />
      <Group title={texts.shell.hrScreens} items={groups.hr} onClose={onClose} />
      <Group title={texts.nav.office} items={groups.office} onClose={onClose} />
    </nav>
  </Drawer>
)

type GroupProps = { readonly title: string; readonly items: readonly NavItem[]; readonly onClose: () => void }

const Group = ({ title, items, onClose }: GroupProps) =>
  items.length === 0 ? null : (
    <section className={classes.drawerGroup}>
      <h2>{title}</h2>
      {items.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} onClick={onClose}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {label}
        </NavLink>
      ))}
    </section>
  )
