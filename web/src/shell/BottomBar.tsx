import { NavLink } from 'react-router'
import { texts } from '../texts/texts.ts'
import type { NavItem } from './navItems.ts'
import classes from './shell.module.css'

/** On a phone, the employee's screens are in a bar at the bottom, within reach of the thumb. */
export const BottomBar = ({ items }: { readonly items: readonly NavItem[] }) => (
  <nav className={classes.bottomBar} aria-label={texts.shell.mainMenu}>
    {items.map(({ to, label, icon: Icon }) => (
      <NavLink key={to} to={to}>
        <Icon size={22} stroke={1.75} aria-hidden />
        {label}
      </NavLink>
    ))}
  </nav>
)
