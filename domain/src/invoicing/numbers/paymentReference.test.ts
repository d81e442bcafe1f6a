import { expect, test } from 'vitest'
import { centsOfEuros } from '../../money/cents.ts'
import { epcPaymentText, type Payment } from './epcPaymentText.ts'
import { digitsOfNumber } from './invoiceNumber.ts'
import { isPaymentReference, paymentReference } from './paymentReference.ts'

for (const sequence of [0, -1, 1.5, 1_000_000]) {
  test(`a number series of invoices cannot have the number ${sequence}`, () =>
    expect(() => digitsOfNumber({ year: 2026, sequence })).toThrow(RangeError))
}

// The check digits of a payment reference are the remainder after division by 97: 2026000123 mod 97 = 20. For
// 2026000006 the remainder is 0, which is written as 97.
test('the last two digits of a payment reference are the number modulo 97', () => {
  expect(paymentReference({ year: 2026, sequence: 123 })).toBe('+++202/6000/12320+++')
  expect(paymentReference({ year: 2026, sequence: 6 })).toBe('+++202/6000/00697+++')
})

const references: [text: string, isOne: boolean][] = [
  ['+++010/8068/17183+++', true],
  ['010806817183', true],
  ['+++090/9337/55493+++', true],
  ['+++202/6000/12320+++', true],
  ['+++202/6000/00697+++', true],
  ['010/8068/17180', false],
  ['+++202/6000/00600+++', false],
  ['+++202/6000/1232+++', false],
  ['2026-000123', false],
  ['', false],
]
for (const [text, isOne] of references) {
  test(`'${text}' is ${isOne ? 'a payment reference' : 'no payment reference'}`, () =>
    expect(isPaymentReference(text)).toBe(isOne))
}

test('every invoice number of a year has a different valid payment reference', () => {
  const all = Array.from({ length: 5000 }, (_, i) => paymentReference({ year: 2026, sequence: i + 1 }))
  expect(all.every(isPaymentReference)).toBe(true)
  expect(new Set(all).size).toBe(5000)
})

const payment: Payment = {
  name: 'Zorgstaffing BV',
  iban: 'BE68 5390 0754 7034',
  bic: '',
  amount: centsOfEuros(6500),
  reference: '+++202/6000/12320+++',
}

test('the QR code of an invoice contains the whole amount, and the payment reference on a separate line', () => {
  expect(epcPaymentText(payment)).toBe(
    'BCD\n002\n1\nSCT\n\nZorgstaffing BV\nBE68539007547034\nEUR6500.00\n\n+++202/6000/12320+++',
  )
})

const amounts: [euros: number, formatted: string][] = [
  [0.01, 'EUR0.01'],
  [1234.5, 'EUR1234.50'],
  [362.05, 'EUR362.05'],
]
for (const [euros, formatted] of amounts) {
  test(`the QR code of an invoice writes an amount of ${euros} as ${formatted}`, () =>
    expect(epcPaymentText({ ...payment, amount: centsOfEuros(euros) })?.split('\n')[7]).toBe(formatted))
}

test('an invoice without an account or an amount has no QR code', () => {
  expect(epcPaymentText({ ...payment, iban: '' })).toBeNull()
  expect(epcPaymentText({ ...payment, iban: 'BE68 5390 0754 7035' })).toBeNull()
  expect(epcPaymentText({ ...payment, amount: centsOfEuros(0) })).toBeNull()
})

test('the QR code shortens a long company name, so that the other data still fits in the code', () => {
  const name = (text: string) => epcPaymentText({ ...payment, name: text })?.split('\n')[5]
  expect(name('Z'.repeat(71))).toBe('Z'.repeat(70))
  // Each character of the name takes four bytes. The QR code has at most 331 bytes. The other lines take 56 bytes and
  // the line ends take 9 bytes, so 266 bytes remain for the name.
  expect(name('𝒵'.repeat(70))).toBe('𝒵'.repeat(66))
  expect(name('Zorg\nstaffing  BV')).toBe('Zorg staffing BV')
})
