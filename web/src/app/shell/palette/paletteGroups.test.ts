import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { TimesheetStep } from '@uurwerk/domain/timesheets/timesheetState'
import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../../testing/aContractMonthRow.ts'
import { markedParts } from './markedParts.ts'
import { paletteGroups, typedMonth, typedScope } from './paletteGroups.ts'
import { isSeenFirst, typedStep } from './paletteSteps.ts'

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

type Input = Parameters<typeof paletteGroups>[0]

const groupsOf = (input: Partial<Input>) =>
  paletteGroups({
    text: '',
    words: '',
    step: null,
    scope: null,
    isHr: true,
    found: undefined,
    pages,
    month: november,
    today: toDay('2026-11-20'),
    isMonthTyped: false,
    rows: undefined,
    isInternalHidden: false,
    employers: [],
    ...input,
  })

test('the search palette shows the months of a person in which a contract is active', () => {
  const groups = new Map(groupsOf({ text: 'lies', words: 'lies', found }))
  expect([...groups.keys()]).toEqual(['people', 'months', 'contracts'])
  expect(groups.get('months')).toEqual([
    { to: '/admin/viewexcel?contract=12&month=2026-11', label: 'Lies Moens, november 2026', about: 'PC Elsenhove' },
  ])
})

test('the search palette shows the months first when the user types a month', () => {
  const groups = groupsOf({ text: 'lies nov', words: 'lies', found, isMonthTyped: true })
  expect(groups.map(([group]) => group)).toEqual(['months', 'people', 'contracts'])
})

test('the search palette first shows a screen whose name begins with the typed letters', () => {
  const [first] = groupsOf({ text: 'contr', words: 'contr', found })
  expect(first).toEqual(['pages', [{ to: '/admin/viewcontracts', label: 'Contracten', about: '' }]])
})

test('the search palette of an employee shows only screens, because the server returns no results to an employee', () => {
  expect(groupsOf({ isHr: false }).map(([group]) => group)).toEqual(['pages'])
})

test.each([
  [true, ['Goed te keuren, oktober 2026']],
  [false, []],
] as const)('only HR finds the list of the timesheets of a month that HR must approve: %s', (isHr, labels) => {
  const month = toYearMonth('2026-10')
  const items = groupsOf({ text: 'keuren okt', words: 'keuren', isHr, pages: [], month, isMonthTyped: true }).flatMap(
    ([, ofGroup]) => ofGroup,
  )
  expect(items.map(({ label }) => label)).toEqual(labels)
  if (isHr) expect(items[0]?.to).toBe('/admin/viewcontracts?month=2026-10&show=approvable')
})

const rowOf = (contractId: number, step: TimesheetStep, invoiced = false) =>
  aContractMonthRow({ contractId, userId: 3, username: 'Lies Moens', customerName: 'PC Elsenhove', step, invoiced })

const stepsIn = (input: Partial<Input>) => new Map(groupsOf(input)).get('steps') ?? []

test.each([
  ['an open month', rowOf(12, 'open'), ['Vastzetten', 'Bevestigen voor medewerker']],
  ['a locked month', rowOf(12, 'locked'), ['Bevestigen voor medewerker', 'Vrijgeven']],
  ['a confirmed month', rowOf(12, 'completed'), ['Goedkeuren', 'Heropenen']],
  ['an approved month', rowOf(12, 'approved'), ['Factureren', 'Heropenen']],
  ['an invoiced month', rowOf(12, 'approved', true), []],
] as const)('the search palette shows only the possible steps of %s', (_name, row, steps) => {
  const labels = stepsIn({ text: 'lies', words: 'lies', found, rows: [row] }).map(({ label }) => label)
  expect(labels).toEqual(steps.map((step) => `${step}: Lies Moens`))
})

test('the steps of the month are the first results of an empty search, and a step that is not possible is left out', () => {
  const [first] = groupsOf({
    rows: [rowOf(12, 'completed'), rowOf(13, 'open')],
    employers: [{ id: 4, name: 'Wijzerplaat' }],
  })
  expect(first?.[0]).toBe('steps')
  expect(first?.[1].map(({ label, about }) => [label, about])).toEqual([
    ['Volgende timesheet goedkeuren', '1 goed te keuren, november 2026'],
    ['Alle planningen vastzetten', '1 nog niet vastgezet, november 2026'],
    ['Loonexport Wijzerplaat', 'november 2026'],
    ['Nieuwe factuur', ''],
  ])
  expect(first?.[1][0]?.to).toBe('/admin/viewcontracts?month=2026-11&show=approvable&ask=next')
})

test('the palette shows the same numbers of people and contracts as the list and its dialogs', () => {
  const reminded = { code: 'already_reminded_today' } as const
  const late = rowOf(15, 'locked')
  const rows = [
    { ...rowOf(12, 'completed'), internal: true },
    rowOf(13, 'open'),
    rowOf(14, 'open'),
    { ...rowOf(16, 'open'), internal: true, userId: 5 },
    { ...late, userId: 6, actions: { ...late.actions, remind: reminded } },
    rowOf(17, 'approved'),
  ]
  const about = (isInternalHidden: boolean) =>
    stepsIn({ rows, isInternalHidden, today: toDay('2026-12-01') }).map((step) => step.about)
  expect(about(false)).toEqual([
    '1 goed te keuren, november 2026',
    '3 nog niet vastgezet, november 2026',
    '2 medewerkers, november 2026',
    '1 te factureren, november 2026',
    '',
  ])
  expect(about(true)).toEqual([
    '3 nog niet vastgezet, november 2026',
    '1 medewerker, november 2026',
    '1 te factureren, november 2026',
    '',
  ])
})

test.each([
  ['keur lies', 'lies', 'keur'],
  ['lies heropen', 'lies', 'heropen'],
  ['goedkeuren', 'goedkeuren', null],
  ['lies moens', 'lies moens', null],
])('in the typed text %s, the palette searches %s and finds the step %s', (text, words, step) => {
  expect(typedStep(text)).toEqual({ words, step })
})

test('when the user types an action and a name, this action for this person is the first result', () => {
  const rows = [rowOf(12, 'completed')]
  const [first] = groupsOf({ text: 'keur lies', words: 'lies', step: 'keur', found, rows })
  expect(first?.[1]).toMatchObject([{ label: 'Goedkeuren: Lies Moens', key: 'g', act: 'approve' }])
})

test.each([
  ['a confirmed month', rowOf(12, 'completed'), 'De timesheet is niet goedgekeurd voor facturatie.'],
  ['an invoiced month', rowOf(12, 'approved', true), 'Van deze maand is al een factuur gemaakt.'],
])('when HR types the step to invoice %s, the palette shows the reason of the server', (_name, row, reason) => {
  const [item] = stepsIn({ text: 'factur lies', words: 'lies', step: 'factur', found, rows: [row] })
  expect(item).toMatchObject({ about: `PC Elsenhove, november 2026. ${reason}`, isRefused: true })
})

const ARNE = { id: 3, name: 'Arne Desmet', employmentEnd: null }
const ANNELIES = { id: 4, name: 'Annelies Vandenbroucke', employmentEnd: null }
const rowFor = ({ id, name }: typeof ARNE, step: TimesheetStep) => ({
  ...rowOf(id, step),
  userId: id,
  username: name,
})
const contractsOf = (...people: readonly (typeof ARNE)[]) =>
  people.map(({ id, name }) => ({ ...found.contracts[0]!, id, userId: id, username: name }))

test('when the step that HR types is not possible for the named person, the palette shows the reason, and no step of a person with a similar name', () => {
  const [first] = groupsOf({
    text: 'keur arne',
    words: 'arne',
    step: 'keur',
    found: { ...found, people: [ARNE, ANNELIES], contracts: contractsOf(ARNE, ANNELIES) },
    rows: [rowFor(ANNELIES, 'completed'), rowFor(ARNE, 'approved')],
  })
  expect(first).toEqual([
    'steps',
    [
      {
        to: '/admin/viewexcel?contract=3&month=2026-11',
        label: 'Goedkeuren: Arne Desmet',
        about: 'PC Elsenhove, november 2026. De timesheet is al goedgekeurd voor facturatie.',
        isRefused: true,
      },
    ],
  ])
})

test('for a person without a contract in the month, the palette shows no steps, also not of a person with a similar name', () => {
  const contracts = contractsOf(ARNE, ANNELIES)
  const rows = [rowFor(ANNELIES, 'completed')]
  const steps = { text: 'keur arne', words: 'arne', step: 'keur', rows }
  expect(stepsIn({ ...steps, found: { ...found, people: [ARNE, ANNELIES], contracts } })).toEqual([])
})

test('when HR presses Enter before the results arrive, the palette opens a screen later, and never takes a step that HR has not seen', () => {
  const rows = [rowOf(12, 'completed')]
  const items = groupsOf({ text: 'lies', words: 'lies', found, rows }).flatMap(([, ofGroup]) => ofGroup)
  expect(items.filter(isSeenFirst).map(({ label }) => label)).toEqual(['Goedkeuren: Lies Moens'])
  const refused = groupsOf({ text: 'vast lies', words: 'lies', step: 'vast', found, rows })[0]?.[1][0]
  expect(refused).toMatchObject({ label: 'Vastzetten: Lies Moens', isRefused: true })
  expect(isSeenFirst(refused!)).toBe(true)
})

test.each([
  ['annelies elsenhove', ['Goedkeuren: Annelies Vandenbroucke']],
  ['elsenhove', []],
] as const)('with the name of a customer in the search %s, the palette shows the steps %j', (words, labels) => {
  const contracts = contractsOf(ARNE, ANNELIES)
  const rows = [rowFor(ANNELIES, 'completed'), rowFor(ARNE, 'completed')]
  const items = stepsIn({
    text: `keur ${words}`,
    words,
    step: 'keur',
    rows,
    found: { ...found, people: [], contracts },
  })
  expect(items.map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['@lies', ['people'], 'lies'],
  ['#2026', ['invoices'], '2026'],
  ['>', ['steps', 'pages'], ''],
  ['lies', null, 'lies'],
] as const)('the first letter of %s chooses the groups %j', (typed, groups, text) => {
  expect(typedScope(typed)).toEqual({ groups, text })
})

test('when HR searches only for people, the search palette shows no other groups', () => {
  const groups = groupsOf({ text: 'lies', words: 'lies', found, scope: ['people'] })
  expect(groups.map(([group]) => group)).toEqual(['people'])
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
