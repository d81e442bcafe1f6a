import { expect, test } from 'vitest'
import { basisPoints } from '../../money/basisPoints.ts'
import { centsOfEuros, eurosOf } from '../../money/cents.ts'
import { seconds } from '../../money/seconds.ts'
import { lineAmount, unitPriceMillionths } from '../lines/invoiceLine.ts'
import type { VatRegime } from '../vat/vatRegime.ts'
import { creditNoteOf, type CreditNoteContents } from './creditNoteOf.ts'
import type { CreditableInvoice, CreditInput } from './creditableInvoice.ts'
import { termsOf, type Line, cost, invoiceOf, after, made, FULL } from './creditedInvoices.testing.ts'

const hours = (quantity: number, rate: number, regime: VatRegime): Line => {
  const price = { baseRate: centsOfEuros(rate), percentage: basisPoints(0) }
  const length = seconds(Math.round(quantity * 3600))
  const left = { quantity: length, amount: lineAmount(length, price) }
  return { kind: 'hours', unitPriceMillionths: unitPriceMillionths(price), left, vat: termsOf(regime) }
}

const quantityOf = (position: number, quantity: number): CreditInput => ({
  kind: 'lines',
  lines: [{ position, quantity, amount: null }],
})
const amountOf = (position: number, euros: number): CreditInput => ({
  kind: 'lines',
  lines: [{ position, quantity: null, amount: centsOfEuros(euros) }],
})
const against = (euros: number, regime: VatRegime): CreditInput => {
  const { category, percentage } = termsOf(regime)
  return { kind: 'amount', amount: centsOfEuros(euros), group: { category, percentage }, description: 'tegoed' }
}

const groupsOf = ({ groups }: Pick<CreditNoteContents, 'groups'>) =>
  groups.map(({ category, percentage, base, vat }) => [category, percentage, eurosOf(base), eurosOf(vat)])

test('a credit note for two of eight hours without VAT does not credit the cost with VAT on the same invoice', () => {
  const invoice = invoiceOf(hours(8, 40, 'EX44_2'), cost(120, 0.44, 'BE21'))
  const note = made(invoice, quantityOf(1, 2))
  expect(groupsOf(note)).toEqual([['E', 0, 80, 0]])
  expect(groupsOf(after(invoice, note))).toEqual([
    ['S', 21, 52.8, 11.09],
    ['E', 0, 240, 0],
  ])
})

const taxedHours = invoiceOf(hours(7.5, 45, 'BE21'))

test('a credit note for one hour and a quarter at 21 % is 56.25 euros and 11.81 euros of VAT', () => {
  const note = made(taxedHours, quantityOf(1, 1.25))
  expect(groupsOf(note)).toEqual([['S', 21, 56.25, 11.81]])
  expect(eurosOf(note.totals.includingVat)).toBe(68.06)
})

test('a credit note for more hours than are left on the invoice is refused, and the refusal contains the hours that are left', () => {
  const left = after(taxedHours, made(taxedHours, quantityOf(1, 1.25)))
  expect(creditNoteOf(left, quantityOf(1, 6.26))).toEqual({
    refusal: { code: 'credit_exceeds_remaining', of: 'line', left: 28_125, position: 1 },
  })
  expect(groupsOf(made(left, quantityOf(1, 6.25)))).toEqual([['S', 21, 281.25, 59.07]])
})

test('the credit note for the rest of an invoice credits all VAT that is left', () => {
  const invoice = invoiceOf(cost(1, 1, 'BE21'))
  const first = made(invoice, amountOf(1, 0.5))
  expect(groupsOf(first)).toEqual([['S', 21, 0.5, 0.11]])
  const rest = made(after(invoice, first), FULL)
  expect(groupsOf(rest)).toEqual([['S', 21, 0.5, 0.1]])
  expect(groupsOf(after(after(invoice, first), rest))).toEqual([['S', 21, 0, 0]])
})

test('many small credit notes together never credit more VAT than the invoice has', () => {
  let invoice = invoiceOf(cost(1, 1, 'BE21'))
  let vat = 0
  for (let count = 0; count < 33; count += 1) {
    const note = made(invoice, amountOf(1, 0.03))
    vat += note.totals.vat
    invoice = after(invoice, note)
  }
  expect(vat).toBe(21)
  expect(groupsOf(made(invoice, FULL))).toEqual([['S', 21, 0.01, 0]])
})

test('a credit of an amount against a VAT group is one line with the VAT of that group', () => {
  const note = made(taxedHours, against(50, 'BE21'))
  expect(note.lines).toMatchObject([{ position: null, description: 'tegoed', quantity: null, amount: 5000 }])
  expect(note.totals).toEqual({ excludingVat: 5000, vat: 1050, includingVat: 6050 })
})

test('a credit of an amount against a VAT group with several exemption reasons has all these reasons', () => {
  const invoice = invoiceOf(hours(8, 40, 'EX44_2'), cost(1, 15, 'DISB'))
  const [group] = made(invoice, against(10, 'EX44_2')).groups
  expect(group).toMatchObject({ category: 'E', code: '', base: 1000 })
  expect(group!.reasons).toEqual([`${termsOf('EX44_2').reason}; ${termsOf('DISB').reason}`])
  expect(made(invoice, quantityOf(1, 1)).groups).toMatchObject([
    { code: 'VATEX-EU-132', reasons: [termsOf('EX44_2').reason] },
  ])
})

test('after a credit of an amount against a VAT group, the credit note for the rest repeats the invoice lines and subtracts that amount', () => {
  const left = after(taxedHours, made(taxedHours, against(50, 'BE21')))
  const rest = made(left, FULL)
  expect(rest.lines).toMatchObject([
    { position: 1, quantity: 27_000, amount: 33_750 },
    { position: null, description: 'Reeds gecrediteerd', quantity: null, amount: -5000 },
  ])
  expect(groupsOf(rest)).toEqual([['S', 21, 287.5, 60.38]])
  expect(creditNoteOf(left, quantityOf(1, 7.5))).toEqual({
    refusal: { code: 'credit_exceeds_remaining', of: 'group', left: 28_750, position: null },
  })
})

test('after a credit of an amount of an invoice line, only the rest of that line can be credited', () => {
  const left = after(taxedHours, made(taxedHours, amountOf(1, 300)))
  expect(creditNoteOf(left, quantityOf(1, 7.5))).toMatchObject({ refusal: { of: 'line', left: 3750 } })
  expect(made(left, FULL).lines).toMatchObject([{ quantity: null, amount: 3750 }])
})

test('the credit note of a whole invoice has the same lines and the same VAT as the invoice', () => {
  const invoice = invoiceOf(hours(8, 40, 'EX44_2'), cost(120, 0.44, 'BE21'), cost(1, -10, 'BE21'))
  const note = made(invoice, FULL)
  expect(note.groups).toEqual(invoice.groups)
  expect(note.lines.map(({ position, quantity, amount }) => [position, quantity, amount])).toEqual(
    invoice.lines.map(({ position, left }) => [position, left.quantity, left.amount]),
  )
})

const discounted = invoiceOf(cost(1, 100, 'BE21'), cost(1, -10, 'EX44_2'))
const sameGroup = invoiceOf(cost(1, 100, 'BE21'), cost(1, -10, 'BE21'))
const unknown = { code: 'credit_line_unknown' }
const nothing = { code: 'credit_nothing_chosen' }

const refusals: [sentence: string, invoice: CreditableInvoice, input: CreditInput, refusal: object][] = [
  ['without lines', taxedHours, { kind: 'lines', lines: [] }, nothing],
  ['of a line without quantity and amount', taxedHours, amountOf(1, 0), nothing],
  ['of less than a second', taxedHours, quantityOf(1, 0.0001), nothing],
  ['of a line that the invoice does not have', taxedHours, quantityOf(2, 1), unknown],
  [
    'of one line twice',
    taxedHours,
    { kind: 'lines', lines: [1, 2].map((quantity) => ({ position: 1, quantity, amount: null })) },
    unknown,
  ],
  ['against a rate that the invoice does not have', taxedHours, against(1, 'BE6'), unknown],
  [
    'of an amount above the line',
    taxedHours,
    amountOf(1, 337.51),
    { code: 'credit_exceeds_remaining', of: 'line', left: 33_750, position: 1 },
  ],
  [
    'of a negative amount of a positive line',
    taxedHours,
    amountOf(1, -1),
    { code: 'credit_exceeds_remaining', of: 'line' },
  ],
  ['of a discount alone', discounted, quantityOf(2, 1), { code: 'credit_total_not_positive' }],
  [
    'of a line without its discount at the same rate',
    sameGroup,
    quantityOf(1, 1),
    { code: 'credit_exceeds_remaining', of: 'group', left: 9000 },
  ],
  [
    'of a line without its discount at another rate',
    discounted,
    quantityOf(1, 1),
    { code: 'credit_exceeds_remaining', of: 'invoice', left: 11_100 },
  ],
]
for (const [sentence, invoice, input, refusal] of refusals) {
  test(`HR cannot make a credit note with wrong data: a credit note ${sentence} is refused`, () =>
    expect(creditNoteOf(invoice, input)).toMatchObject({ refusal }))
}
