import { IconCalendarMonth, IconFileText, IconUser } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { navGroupsOf } from './navItems.ts'

const items = [
  { to: '/dashboard', label: 'Uurrooster', icon: IconCalendarMonth },
  { to: '/admin/viewcontracts', label: 'Contracten', icon: IconFileText },
  { to: '/profile', label: 'Profiel', icon: IconUser, inUserMenu: true as const },
]
const labels = (roles: ('ROLE_USER' | 'ROLE_ADMIN')[]) => {
  const { employee, hr, user } = navGroupsOf(items, roles)
  return [employee, hr, user].map((group) => group.map(({ label }) => label))
}

test('Annelies, employee, finds the screens of her month', () => {
  expect(labels(['ROLE_USER'])).toEqual([['Uurrooster'], [], ['Profiel']])
})

test('Katrien of HR finds those of the office', () => {
  expect(labels(['ROLE_ADMIN'])).toEqual([[], ['Contracten'], ['Profiel']])
})

test('Wim, who is both, finds both', () => {
  expect(labels(['ROLE_USER', 'ROLE_ADMIN'])).toEqual([['Uurrooster'], ['Contracten'], ['Profiel']])
})
