import { expect, test } from 'vitest'
import { absenceCategories } from '../absences/absenceCategory.ts'
import { counterTypes } from '../balances/counterType.ts'
import { BONUS_TYPES } from '../customers/bonusType.ts'
import { PAY_CODE_MEANINGS } from './payCodeMeaning.ts'
import { payCodeTable, type PayCode } from './payCodeTable.ts'
import { refusalOfPayCodes } from './refusalOfPayCodes.ts'

const begun = payCodeTable([])
const codeOf = (table: readonly PayCode[], wanted: string) => table.find(({ meaning }) => meaning === wanted)?.code

/** Makes a table with the default pay codes, in which some meanings have other pay codes. */
const withCodes = (codes: Readonly<Record<string, string | null>>) =>
  payCodeTable(begun.map((row) => ({ ...row, code: row.meaning in codes ? codes[row.meaning]! : row.code })))

test('a new HR employer has a pay code for each kind of hour except premiums', () => {
  expect(begun.map(({ meaning }) => meaning)).toEqual(PAY_CODE_MEANINGS)
  expect(begun.filter(({ code }) => code === null).map(({ meaning }) => meaning)).toEqual(
    BONUS_TYPES.map((type) => `PREMIUM_${type}`),
  )
  for (const { code, definition, color } of begun) {
    expect(code ?? '0000').toMatch(/^[0-9A-Z]{4}$/)
    expect(color).toMatch(/^#[0-9A-F]{6}$/)
    expect(definition).toMatch(/^.{1,60}$/)
  }
  expect(refusalOfPayCodes(begun)).toBeNull()
})

test('the list of meanings of pay codes contains each leave counter, and each kind of absence without a counter', () => {
  expect(PAY_CODE_MEANINGS).toEqual(expect.arrayContaining([...counterTypes]))
  const fromCounters = ['VACATION', 'RECUPERATION_HOLIDAY', 'PERSONAL_LEAVE', 'EDUCATIONAL_LEAVE']
  const ownMeaning = absenceCategories.filter((category) => !fromCounters.includes(category))
  expect(PAY_CODE_MEANINGS).toEqual(expect.arrayContaining(ownMeaning))
})

test('HR cannot replace the pay codes 0010, 0250, T900, T903 and 1025 on a day', () => {
  const fixed = begun.filter(({ editable, meaning }) => !editable && !meaning.startsWith('PREMIUM_'))
  expect(fixed.map(({ code }) => code).toSorted()).toEqual(['0010', '0250', '1025', 'T900', 'T903'])
})

test('the screen shows pay code 0010 in dark cyan, 0260 in orange, T900 and T903 in red, and all others in black', () => {
  const colors = Object.groupBy(begun, ({ color }) => color)
  expect(Object.entries(colors).map(([color, rows]) => [color, rows?.length])).toEqual([
    ['#008B8B', 1],
    ['#201B1F', begun.length - 4],
    ['#CC1424', 2],
    ['#F2A24A', 1],
  ])
})

test('a pay code that the HR employer changed replaces the default pay code', () => {
  const changed = { ...begun[0]!, code: '0011', definition: 'Prestaties' }
  expect(payCodeTable([changed])[0]).toEqual(changed)
  expect(payCodeTable([changed]).slice(1)).toEqual(begun.slice(1))
})

test('HR can exchange the pay codes of two kinds of hour', () => {
  const swapped = withCodes({ WORKED: '0250', PUBLIC_HOLIDAY: '0010' })
  expect([codeOf(swapped, 'WORKED'), codeOf(swapped, 'PUBLIC_HOLIDAY')]).toEqual(['0250', '0010'])
  expect(refusalOfPayCodes(swapped)).toBeNull()
})

test.each([
  [
    'a pay code that two kinds of hour have is refused',
    { WORKED: 'T900' },
    { code: 'pay_code_taken', payCodes: ['T900'] },
  ],
  [
    'a premium with the pay code of another kind of hour is refused',
    { PREMIUM_NIGHT: '0010' },
    { code: 'pay_code_taken', payCodes: ['0010'] },
  ],
  [
    'worked hours without a pay code are refused',
    { WORKED: null },
    { code: 'pay_code_required', meanings: ['Gewerkte uren'] },
  ],
  ['a premium with its own pay code is accepted', { PREMIUM_NIGHT: '2001' }, null],
])('the rule decides whether an HR employer can have the given pay codes: %s', (_what, codes, refusal) => {
  expect(refusalOfPayCodes(withCodes(codes))).toEqual(refusal)
})
