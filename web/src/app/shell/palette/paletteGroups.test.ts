import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { paletteGroups, typedMonth } from './paletteGroups.ts'

const november = toYearMonth('2026-11')

test.each([
  ['lies okt', 'lies', '2026-10'],
  ['lies december', 'lies', '2025-12'],
  ['okt 2024 lies', 'lies', '2024-10'],
  ['Lies', 'Lies', null],
  ['2026/0412', '2026/0412', null],
] as const)('%s looks for %s in the month %s', (text, words, month) => {
  expect(typedMonth(text, november)).toEqual({ words, month })
})

const contract = { id: 12, userId: 3, username: 'Lies Moens', customerName: 'PC Elsenhove' }
const found = {
  people: [{ id: 3, name: 'Lies Moens', employmentEnd: null }],
  customers: [],
  contracts: [
    { ...contract, startDate: '2026-01-01', endDate: null },
    { ...contract, id: 13, startDate: '2025-01-01', endDate: '2025-12-31' },
  ],
  invoices: [],
}
const pages = [
  { to: '/admin/viewcontracts', label: 'Contracten' },
  { to: '/admin/viewusers', label: 'Gebruikers' },
]

test('a person has months of the contracts that are active in the month', () => {
  const groups = new Map(paletteGroups({ text: 'lies', found, pages, month: november, isMonthTyped: false }))
  expect([...groups.keys()]).toEqual(['people', 'months', 'contracts'])
  expect(groups.get('months')).toEqual([
    { to: '/admin/viewexcel?contract=12&month=2026-11', label: 'Lies Moens, november 2026', about: 'PC Elsenhove' },
  ])
})

test('when a month is typed, the months come first', () => {
  const groups = paletteGroups({ text: 'lies nov', found, pages, month: november, isMonthTyped: true })
  expect(groups.map(([group]) => group)).toEqual(['months', 'people', 'contracts'])
})

test('a screen whose name begins with the typed letters comes first', () => {
  const [first] = paletteGroups({ text: 'contr', found, pages, month: november, isMonthTyped: false })
  expect(first).toEqual(['pages', [{ to: '/admin/viewcontracts', label: 'Contracten', about: '' }]])
})

test('without results of the server, as for an employee, there are screens only', () => {
  expect(
    paletteGroups({ text: '', found: undefined, pages, month: november, isMonthTyped: false }).map(([group]) => group),
  ).toEqual(['pages'])
})
