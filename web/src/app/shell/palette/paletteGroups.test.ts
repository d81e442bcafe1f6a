import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { markedParts } from './markedParts.ts'
import { paletteGroups, typedMonth } from './paletteGroups.ts'

const november = toYearMonth('2026-11')

test.each([
  ['lies okt', 'lies', '2026-10'],
  ['lies december', 'lies', '2025-12'],
  ['okt 2024 lies', 'lies', '2024-10'],
  ['Lies', 'Lies', null],
  ['2026/0412', '2026/0412', null],
] as const)('the typed text %s searches for %s in the month %s', (text, words, month) => {
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

test('the search palette shows the months of a person in which a contract is active', () => {
  const groups = new Map(
    paletteGroups({ text: 'lies', words: 'lies', isHr: true, found, pages, month: november, isMonthTyped: false }),
  )
  expect([...groups.keys()]).toEqual(['people', 'months', 'contracts'])
  expect(groups.get('months')).toEqual([
    { to: '/admin/viewexcel?contract=12&month=2026-11', label: 'Lies Moens, november 2026', about: 'PC Elsenhove' },
  ])
})

test('the search palette shows the months first when the user types a month', () => {
  const groups = paletteGroups({
    text: 'lies nov',
    words: 'lies',
    isHr: true,
    found,
    pages,
    month: november,
    isMonthTyped: true,
  })
  expect(groups.map(([group]) => group)).toEqual(['months', 'people', 'contracts'])
})

test('the search palette first shows a screen whose name begins with the typed letters', () => {
  const [first] = paletteGroups({
    text: 'contr',
    words: 'contr',
    isHr: true,
    found,
    pages,
    month: november,
    isMonthTyped: false,
  })
  expect(first).toEqual(['pages', [{ to: '/admin/viewcontracts', label: 'Contracten', about: '' }]])
})

test('the search palette of an employee shows only screens, because the server returns no results to an employee', () => {
  expect(
    paletteGroups({
      text: '',
      words: '',
      isHr: false,
      found: undefined,
      pages,
      month: november,
      isMonthTyped: false,
    }).map(([group]) => group),
  ).toEqual(['pages'])
})

test.each([
  [true, ['Goed te keuren, oktober 2026']],
  [false, []],
] as const)('only HR finds the list of the timesheets of a month that HR must approve: %s', (isHr, labels) => {
  const month = toYearMonth('2026-10')
  const input = { text: 'keuren okt', words: 'keuren', isHr, found: undefined, pages: [], month, isMonthTyped: true }
  const items = paletteGroups(input).flatMap(([, ofGroup]) => ofGroup)
  expect(items.map(({ label }) => label)).toEqual(labels)
  if (isHr) expect(items[0]?.to).toBe('/admin/viewcontracts?month=2026-10&show=approvable')
})

test.each([
  ['Cătălina Ionescu', 'catal', ['[Cătăl]ina Ionescu']],
  ['Lies Moens, oktober 2026', 'lies okt', ['[Lies] Moens, [okt]ober 2026']],
  ['Annelies Vandenbroucke', 'vandenbrouke', ['Annelies Vandenbroucke']],
  ['PC Elsenhove', 'e', ['PC Elsenhove']],
] as const)('in the text %s, the search palette marks the typed letters %s', (text, typed, [shown]) => {
  const parts = markedParts(text, typed).map((part) => (part.isMarked ? `[${part.text}]` : part.text))
  expect(parts.join('')).toBe(shown)
})
