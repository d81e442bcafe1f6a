import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { texts } from '../texts/texts.ts'
import { isAt } from './navItems.ts'
import type { NavItem } from './navItems.ts'

/** The screens that HR needs less often, under one item of the bar. */
export function OfficeMenu({ items }: { readonly items: readonly NavItem[] }) {
  const location = useLocation()
  const isHere = items.some((item) => isAt(item, location))
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <UnstyledButton aria-current={isHere ? 'page' : undefined}>
          {texts.nav.office}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  )
}
