import { expect, test } from 'vitest'
import { IconCalendarMonth, IconFileText, IconSettings, IconUser } from '../../../ui/icons.ts'
import { isAt, navGroupsOf } from './navItems.ts'

const items = [
  { to: '/dashboard', label: 'Uurrooster', icon: IconCalendarMonth },
  { to: '/admin/viewcontracts', label: 'Contracten', icon: IconFileText },
  { to: '/profile', label: 'Profiel', icon: IconUser, under: 'user' as const },
  { to: '/team', label: 'Mijn team', icon: IconUser, under: 'user' as const },
  { to: '/admin/settings', label: 'Instellingen', icon: IconSettings, under: 'office' as const },
]
const labels = (roles: ('ROLE_USER' | 'ROLE_ADMIN')[], teamVisible = true) => {
  const { employee, hr, office, user } = navGroupsOf(items, { roles, teamVisible })
  return [employee, hr, office, user].map((group) => group.map(({ label }) => label))
}

test('the menu of an employee contains the screens of an employee', () => {
  expect(labels(['ROLE_USER'])).toEqual([['Uurrooster'], [], [], ['Profiel', 'Mijn team']])
})

test('the menu of an employee does not contain the team when the company turned the planning of the team off', () => {
  expect(labels(['ROLE_USER'], false)).toEqual([['Uurrooster'], [], [], ['Profiel']])
})

test('the menu of an HR user contains the screens of HR', () => {
  expect(labels(['ROLE_ADMIN'])).toEqual([[], ['Contracten'], ['Instellingen'], ['Profiel', 'Mijn team']])
})

test('the menu of a user with both roles contains the screens of both roles', () => {
  expect(labels(['ROLE_USER', 'ROLE_ADMIN'])).toEqual([
    ['Uurrooster'],
    ['Contracten'],
    ['Instellingen'],
    ['Profiel', 'Mijn team'],
  ])
})

test('the menu item of the customers is marked as current on the screen of one customer', () => {
  const customers = {
    to: '/admin/viewcustomers',
    label: 'Klanten',
    icon: IconUser,
    details: ['/admin/viewCustomerDetail'],
  }
  expect(isAt(customers, { pathname: '/admin/viewCustomerDetail', search: '' })).toBe(true)
  expect(isAt(customers, { pathname: '/admin/viewcontracts', search: '' })).toBe(false)
})

test('the month in the address of a contract decides which menu item is marked as current', () => {
  const path = '/admin/viewcontractDetail'
  const at = (hasMonth: boolean) => ({
    to: '/admin/list',
    label: 'Lijst',
    icon: IconUser,
    detailsByMonth: [{ path, hasMonth }],
  })
  const withMonth = { pathname: path, search: '?contract=3&month=2026-10' }
  const without = { pathname: path, search: '?contract=3' }
  expect([isAt(at(true), withMonth), isAt(at(true), without)]).toEqual([true, false])
  expect([isAt(at(false), withMonth), isAt(at(false), without)]).toEqual([false, true])
})
