import { expect, test } from 'vitest'
import type { Column } from '../table/column.ts'
import { toCsv } from '../table/toCsv.ts'
import { formatEuroNumber } from '../format/formatEuroNumber.ts'
import { formatHourNumber } from '../format/formatHourNumber.ts'
import { typedDecimal } from './fields/typed/typedDecimal.ts'

const columns: Column<number>[] = [{ key: 'amount', title: 'Bedrag', value: (amount) => amount }]
const exported = (amount: number): string => toCsv(columns, [amount]).split('\r\n')[1] ?? ''

test.each(['1.234,56', '1234,56', '1234.56', '€ 1.234,56', '\u00A01.234,56\t', '€\u00A01.234,56'])(
  'the typed text %j is shown as € 1.234,56 and is exported as a number',
  (text) => {
    const amount = typedDecimal(text) ?? Number.NaN
    expect(amount).toBe(1234.56)
    expect(formatEuroNumber(amount)).toBe('€\u00A01.234,56')
    expect(exported(amount)).toBe('1234,56')
    expect(typedDecimal(formatEuroNumber(amount))).toBe(amount)
    expect(typedDecimal(exported(amount))).toBe(amount)
  },
)

test('the typed text 1,5 means one hour and a half, not fifteen hours', () => {
  const hours = typedDecimal('1,5') ?? Number.NaN
  expect(hours * 60).toBe(90)
  expect(formatHourNumber(hours)).toBe('1,50')
  expect(typedDecimal(formatHourNumber(hours))).toBe(1.5)
  expect(exported(hours)).toBe('1,5')
})
