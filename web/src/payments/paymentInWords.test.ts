import { expect, test } from 'vitest'
import * as texts from '../texts/texts.ts'
import { paymentInWords } from './paymentInWords.ts'

const payment = { state: 'open', open: 121, paidOn: null, daysLate: 0, disputed: false, credit: 0 } as const

test.each([
  ['nothing is paid yet', {}, 'Open'],
  ['the due date is over', { daysLate: 12 }, '12 d. te laat'],
  ['a part is paid', { state: 'partly', open: 50 }, 'Nog € 50,00'],
  ['a part is paid and the due date is over', { state: 'partly', open: 50, daysLate: 1 }, 'Nog € 50,00, 1 d. te laat'],
  ['the invoice is paid', { state: 'paid', open: 0, paidOn: '2026-11-20' }, 'Betaald 20-11-2026'],
  ['the invoice is credited after its payment', { state: 'overpaid', open: -20, credit: 25 }, 'Tegoed € 25,00'],
  [
    'the customer paid too much',
    { state: 'paid', open: 0, paidOn: '2026-11-20', credit: 9 },
    'Betaald 20-11-2026, tegoed € 9,00',
  ],
  ['the customer disputes the invoice', { daysLate: 12, disputed: true }, 'Betwist'],
] as const)('the list of invoices shows the payment state in words when %s', (_sentence, changes, words) => {
  expect(paymentInWords({ ...payment, ...changes }, texts.payments.states).replaceAll('\u00A0', ' ')).toBe(words)
})
