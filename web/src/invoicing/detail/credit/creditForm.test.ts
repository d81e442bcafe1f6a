import { cents } from '@uurwerk/domain/money/cents'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import {
  creditBodyOf,
  creditErrors,
  creditFormOf,
  creditResult,
  takesAll,
  type CreditFacts,
  type CreditForm,
} from './creditForm.ts'

const exempt = { regime: 'EX44_2', category: 'E', percentage: 0, code: 'VATEX-EU-132', reason: 'art. 44' } as const
const taxed = { regime: 'BE21', category: 'S', percentage: 21, code: '', reason: '' } as const

/** The test data: 8 h 20 min at € 40.00 without VAT, and 120 km at € 0.44 with 21 % VAT can still be credited. */
const facts: CreditFacts = {
  invoiceDate: toDay('2026-11-30'),
  lines: [
    {
      position: 1,
      description: 'Uren',
      kind: 'hours',
      units: 'uur',
      unitPriceMillionths: 40_000_000,
      left: { quantity: 30_000, amount: cents(33_333) },
      isByAmount: false,
      vat: exempt,
    },
    {
      position: 2,
      description: 'Rit',
      kind: 'cost',
      units: 'km',
      unitPriceMillionths: 440_000,
      left: { quantity: 12_000, amount: cents(5280) },
      isByAmount: false,
      vat: taxed,
    },
  ],
  groups: [
    { category: 'S', percentage: 21, base: cents(5280), vat: cents(1109), code: '', reasons: [] },
    { category: 'E', percentage: 0, base: cents(33_333), vat: cents(0), code: 'VATEX-EU-132', reasons: ['art. 44'] },
  ],
}
const form = (changes: Partial<CreditForm> = {}): CreditForm => ({
  ...creditFormOf(facts, toDay('2026-12-01')),
  ...changes,
})
const nothing = { quantity: null, amount: null }
const lines = (...filled: CreditForm['lines'][number][]) => form({ kind: 'lines', lines: filled })

test('a new form of a credit note credits everything that can still be credited', () => {
  expect(creditResult(form(), facts)).toMatchObject({ made: { totals: { includingVat: 39_722 } } })
  expect(creditErrors(form(), facts)).toEqual({})
})

test('a credit of the whole quantity credits the whole amount, also when the hours have many decimals', () => {
  const whole = lines({ quantity: 8.333333, amount: null }, nothing)
  expect(creditResult(whole, facts)).toMatchObject({ made: { totals: { includingVat: 33_333 } } })
})

test('the refusal of a credited line is shown at the field that the user filled in', () => {
  expect(creditErrors(lines({ quantity: 9, amount: null }, nothing), facts)).toEqual({
    'lines.0.quantity': 'Van deze lijn kan nog €\u00A0333,33 gecrediteerd worden.',
  })
  expect(creditErrors(lines(nothing, { quantity: null, amount: 53 }), facts)).toEqual({
    'lines.1.amount': 'Van deze lijn kan nog €\u00A052,80 gecrediteerd worden.',
  })
})

test('the form of a credit note reports a text that is not a number, and a form without lines, before it is sent', () => {
  expect(creditErrors(lines({ quantity: Number.NaN, amount: null }, nothing), facts)).toEqual({
    'lines.0.quantity': 'Vul een getal in.',
  })
  expect(Object.values(creditErrors(lines(nothing, nothing), facts))).toEqual([
    'Kies minstens één lijn, met een aantal of een bedrag.',
  ])
  expect(creditErrors(form({ kind: 'amount' }), facts)).toEqual({
    amount: 'Vul een bedrag van meer dan 0 in.',
  })
})

test('the form of a credit note asks whether the month can be invoiced again when nothing is left of the invoice, and not otherwise', () => {
  const invoice = { creditFacts: facts, version: 7 }
  const everything = lines({ quantity: 8.333333, amount: null }, { quantity: null, amount: 52.8 })
  expect(takesAll(everything, facts)).toBe(true)
  expect(creditBodyOf({ ...everything, reopenMonth: false }, invoice)).toMatchObject({ reopenMonth: false })
  const part = lines({ quantity: 8, amount: null }, nothing)
  expect(takesAll(part, facts)).toBe(false)
  expect(creditBodyOf(part, invoice)).not.toHaveProperty('reopenMonth')
  expect(takesAll(form(), facts)).toBe(true)
  expect(takesAll(form({ kind: 'amount', amount: 333.33, group: '1' }), facts)).toBe(false)
})

test('the form of a credit note sends only the fields of the chosen kind', () => {
  const invoice = { creditFacts: facts, version: 7 }
  const common = { date: '2026-12-01', reason: '', version: 7 }
  expect(creditBodyOf(form(), invoice)).toEqual({ ...common, kind: 'full', reopenMonth: true })
  expect(creditBodyOf(lines(nothing, { quantity: 10, amount: null }), invoice)).toEqual({
    ...common,
    kind: 'lines',
    lines: [{ position: 2, quantity: 10, amount: null }],
  })
  expect(creditBodyOf(form({ kind: 'amount', amount: 50 }), invoice)).toEqual({
    ...common,
    kind: 'amount',
    amount: 50,
    group: { category: 'S', percentage: 21 },
  })
})
