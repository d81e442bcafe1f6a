import { describe, expect, test } from 'vitest'
import { centsOfEuros } from '../money/cents.ts'
import { toDay } from '../time/day.ts'
import { INVOICE_STATUSES, INVOICE_STEPS, invoiceStatusOf } from './invoiceStatus.ts'
import type { InvoiceFacts, InvoiceStatus } from './invoiceStatus.ts'
import { refusalToCreditInvoice } from './refusalToCreditInvoice.ts'
import { refusalToDeleteInvoice } from './refusalToDeleteInvoice.ts'
import { refusalToEditInvoice } from './refusalToEditInvoice.ts'
import { refusalToFinishInvoice } from './refusalToFinishInvoice.ts'
import type { FinishInvoiceFacts } from './refusalToFinishInvoice.ts'
import { recipientsOf, refusalToSendInvoice } from './refusalToSendInvoice.ts'
import type { SendInvoiceFacts } from './refusalToSendInvoice.ts'
import { DEFAULT_VAT_EXEMPTION } from './vat.ts'
import { warningsOnFinishing } from './warningsOnFinishing.ts'
import type { FinishWarningFacts } from './warningsOnFinishing.ts'

const concept: InvoiceFacts = { number: null, creditNote: null, mailed: { invoice: false, creditNote: false } }
const finished: InvoiceFacts = { ...concept, number: '2026-000123' }
const mailed: InvoiceFacts = { ...finished, mailed: { invoice: true, creditNote: false } }
const credited: InvoiceFacts = { ...finished, creditNote: { number: 'CN2026-000001' } }
const mailedThenCredited: InvoiceFacts = { ...mailed, creditNote: { number: 'CN2026-000001' } }
const creditNoteMailed: InvoiceFacts = { ...mailedThenCredited, mailed: { invoice: true, creditNote: true } }

const statuses: [sentence: string, facts: InvoiceFacts, status: InvoiceStatus][] = [
  ['that is a concept', concept, 'CREATED'],
  ['with a number', finished, 'CONFIRMED'],
  ['that was mailed', mailed, 'MAILED'],
  ['that was credited before it was mailed', credited, 'CREDIT_NOTED'],
  ['that was credited after it was mailed', mailedThenCredited, 'CREDIT_NOTED'],
  ['with a credit note that was mailed', creditNoteMailed, 'MAILED'],
]
for (const [sentence, facts, status] of statuses) {
  test(`an invoice ${sentence} has the status ${status}`, () => expect(invoiceStatusOf(facts)).toBe(status))
}

test('every step leads to the status that follows from its fact', () => {
  expect(INVOICE_STEPS.CREATED.finish).toBe(invoiceStatusOf(finished))
  expect(INVOICE_STEPS.CONFIRMED.mail).toBe(invoiceStatusOf(mailed))
  expect(INVOICE_STEPS.CONFIRMED.credit).toBe(invoiceStatusOf(credited))
  expect(INVOICE_STEPS.MAILED.mail).toBe(invoiceStatusOf(mailed))
  expect(INVOICE_STEPS.MAILED.credit).toBe(invoiceStatusOf(mailedThenCredited))
  expect(INVOICE_STEPS.CREDIT_NOTED.mail).toBe(invoiceStatusOf(creditNoteMailed))
  expect(Object.keys(INVOICE_STEPS)).toEqual([...INVOICE_STATUSES])
})

describe('a concept', () => {
  test('a concept may be edited and deleted', () => {
    expect([refusalToEditInvoice(concept), refusalToDeleteInvoice(concept)]).toEqual([null, null])
  })
})

for (const [sentence, facts] of statuses.filter(([, , status]) => status !== 'CREATED')) {
  test(`an invoice ${sentence} cannot be edited or deleted`, () => {
    const refusal = { code: 'invoice_not_concept' }
    expect([refusalToEditInvoice(facts), refusalToDeleteInvoice(facts)]).toEqual([refusal, refusal])
  })
}

describe('finishing an invoice (Factureren)', () => {
  const ready: FinishInvoiceFacts = {
    ...concept,
    totalExcludingVat: centsOfEuros(362.5),
    vatPercentage: 0,
    exemption: 'Vrijgesteld van btw',
    invoiceDate: toDay('2026-11-20'),
    today: toDay('2026-11-21'),
    sellerHasVatNumber: true,
    missingSellerFields: [],
  }
  const cases: [sentence: string, facts: Partial<FinishInvoiceFacts>, refusal: object | null][] = [
    ['a positive total', {}, null],
    ['a total of one cent', { totalExcludingVat: centsOfEuros(0.01) }, null],
    ['a total of zero', { totalExcludingVat: centsOfEuros(0) }, { code: 'invoice_total_not_positive', total: 0 }],
    [
      'a total below zero',
      { totalExcludingVat: centsOfEuros(-12) },
      { code: 'invoice_total_not_positive', total: -1200 },
    ],
    ['no VAT and no exemption text', { exemption: '  ' }, { code: 'exemption_text_required' }],
    ['VAT and no exemption text', { vatPercentage: 21, exemption: '' }, null],
    [
      'a seller without account number',
      { missingSellerFields: ['IBAN'] },
      { code: 'seller_incomplete', fields: ['IBAN'] },
    ],
    [
      '21 % VAT by a seller without VAT number',
      { vatPercentage: 21, sellerHasVatNumber: false },
      { code: 'vat_number_required', percentage: 21 },
    ],
    ['no VAT by a seller without VAT number', { sellerHasVatNumber: false }, null],
    ['a date exactly one year ahead', { invoiceDate: toDay('2027-11-21') }, null],
    [
      'a date more than a year ahead',
      { invoiceDate: toDay('2027-11-22') },
      { code: 'document_date_out_of_range', first: '2024-11-21', last: '2027-11-21' },
    ],
    [
      'a date more than two years back',
      { invoiceDate: toDay('2024-11-20') },
      { code: 'document_date_out_of_range', first: '2024-11-21', last: '2027-11-21' },
    ],
    ['a number already', { number: '2026-000123' }, { code: 'invoice_already_finished', number: '2026-000123' }],
  ]
  for (const [sentence, facts, refusal] of cases) {
    test(`with ${sentence}, the invoice ${refusal === null ? 'gets a number' : 'is refused'}`, () =>
      expect(refusalToFinishInvoice({ ...ready, ...facts })).toEqual(refusal))
  }

  const usual: FinishWarningFacts = {
    invoiceDate: toDay('2026-11-20'),
    today: toDay('2026-11-21'),
    paymentTermDays: 30,
    last: null,
    country: 'BE',
    vatPercentage: 0,
    exemption: DEFAULT_VAT_EXEMPTION,
  }

  const dates: [sentence: string, date: string, warned: boolean][] = [
    ['tomorrow', '2026-11-22', true],
    ['today', '2026-11-21', false],
    ['a year ago', '2025-11-21', false],
    ['more than a year ago', '2025-11-20', true],
  ]
  for (const [sentence, date, warned] of dates) {
    test(`an invoice date of ${sentence} gives ${warned ? 'a warning' : 'no warning'}`, () =>
      expect(warningsOnFinishing({ ...usual, invoiceDate: toDay(date) })).toEqual(
        warned ? [{ code: 'document_date_unusual', date }] : [],
      ))
  }

  const buyers: [sentence: string, facts: Partial<FinishWarningFacts>, warned: boolean][] = [
    ['a buyer in the Netherlands with article 44', { country: 'NL' }, true],
    ['a buyer in the Netherlands at 21 %', { country: 'NL', vatPercentage: 21, exemption: '' }, true],
    [
      'a buyer in the Netherlands with the VAT reversed',
      { country: 'NL', exemption: 'Btw verlegd – artikel 196' },
      false,
    ],
    ['a buyer outside the EU', { country: 'CH' }, false],
    ['a buyer in Belgium', { vatPercentage: 21, exemption: '' }, false],
  ]
  for (const [sentence, facts, warned] of buyers) {
    test(`an invoice for ${sentence} gives ${warned ? 'a warning' : 'no warning'} about VAT`, () =>
      expect(warningsOnFinishing({ ...usual, ...facts })).toEqual(warned ? [{ code: 'vat_of_buyer_abroad' }] : []))
  }

  test('a date before the previous invoice, and a payment term over 60 days, each give a warning', () => {
    const last = { date: toDay('2026-11-20'), number: '2026-000122' }
    expect(warningsOnFinishing({ ...usual, invoiceDate: toDay('2026-11-19'), paymentTermDays: 90, last })).toEqual([
      { code: 'invoice_date_before_last', lastDate: '2026-11-20', lastNumber: '2026-000122' },
      { code: 'payment_term_too_long', days: 90 },
    ])
    expect(warningsOnFinishing({ ...usual, invoiceDate: toDay('2026-11-20'), paymentTermDays: 60, last })).toEqual([])
    expect(warningsOnFinishing({ ...usual, invoiceDate: toDay('2026-11-19') })).toEqual([])
  })
})

describe('mailing an invoice (Mailen)', () => {
  const confirmed = { emailAddress: 'facturen@uznoord.example', confirmed: true }
  const unconfirmed = { emailAddress: 'nieuw@uznoord.example', confirmed: false }
  const ready: SendInvoiceFacts = {
    ...finished,
    addresses: [confirmed],
    contactMail: 'chef@uznoord.example',
    mailUnderWay: false,
  }
  const cases: [sentence: string, facts: Partial<SendInvoiceFacts>, refusal: object | null][] = [
    ['a finished invoice', {}, null],
    ['an invoice that was mailed before', mailed, null],
    ['a credit note', credited, null],
    ['a credit note that was mailed before', creditNoteMailed, null],
    ['a concept', { number: null }, { code: 'invoice_not_finished' }],
    [
      'an invoice with an unconfirmed address among others',
      { addresses: [confirmed, unconfirmed] },
      { code: 'email_not_confirmed', addresses: ['nieuw@uznoord.example'] },
    ],
    ['an invoice with a contact and no address', { addresses: [] }, null],
    ['an invoice with neither contact nor address', { addresses: [], contactMail: '' }, { code: 'no_mail_address' }],
    ['an invoice whose mail is being sent', { mailUnderWay: true }, { code: 'mail_under_way' }],
  ]
  for (const [sentence, facts, refusal] of cases) {
    test(`${sentence} ${refusal === null ? 'is mailed' : 'is refused'}`, () =>
      expect(refusalToSendInvoice({ ...ready, ...facts })).toEqual(refusal))
  }

  test('a mail goes to every address of the invoice, or to the contact when the invoice has no address', () => {
    const contactMail = 'chef@uznoord.example'
    expect(recipientsOf({ addresses: [confirmed], contactMail })).toEqual(['facturen@uznoord.example'])
    expect(recipientsOf({ addresses: [], contactMail })).toEqual([contactMail])
  })
})

describe('a credit note', () => {
  const invoiceDate = toDay('2026-11-20')
  const cases: [sentence: string, facts: InvoiceFacts, date: string, refusal: object | null][] = [
    ['of a finished invoice, on its own date', finished, '2026-11-20', null],
    ['of a mailed invoice, at a later date', mailed, '2026-12-01', null],
    ['dated before the invoice', finished, '2026-11-19', { code: 'credit_before_invoice', invoiceDate: '2026-11-20' }],
    [
      'dated more than a year ahead',
      finished,
      '2030-01-01',
      { code: 'document_date_out_of_range', first: '2024-11-21', last: '2027-11-21' },
    ],
    ['of a concept', concept, '2026-11-20', { code: 'invoice_not_finished' }],
    [
      'of an invoice that has one',
      credited,
      '2026-11-20',
      { code: 'invoice_already_credited', creditNoteNumber: 'CN2026-000001' },
    ],
    [
      'of an invoice that has one, although its status is MAILED',
      creditNoteMailed,
      '2026-11-20',
      { code: 'invoice_already_credited', creditNoteNumber: 'CN2026-000001' },
    ],
  ]
  for (const [sentence, facts, date, refusal] of cases) {
    test(`a credit note ${sentence} ${refusal === null ? 'is made' : 'is refused'}`, () =>
      expect(refusalToCreditInvoice({ ...facts, invoiceDate, today: toDay('2026-11-21') }, toDay(date))).toEqual(
        refusal,
      ))
  }

  test('a credit note may have the date of its invoice, also when that date is too far ahead', () => {
    const facts = { ...finished, invoiceDate: toDay('2099-12-31'), today: toDay('2026-11-21') }
    expect(refusalToCreditInvoice(facts, toDay('2099-12-31'))).toBeNull()
  })
})
