import { describe, expect, test } from 'vitest'
import { centsOfEuros } from '../../money/cents.ts'
import { toDay } from '../../time/day.ts'
import { INVOICE_STATUSES, INVOICE_STEPS, invoiceStatusOf } from './invoiceStatus.ts'
import type { InvoiceFacts, InvoiceStatus } from './invoiceStatus.ts'
import { refusalToCreditInvoice } from './refusalToCreditInvoice.ts'
import { refusalToDeleteInvoice } from './refusalToDeleteInvoice.ts'
import { refusalToEditInvoice } from './refusalToEditInvoice.ts'
import { refusalToFinishInvoice, type FinishInvoiceFacts } from './refusalToFinishInvoice.ts'
import { recipientsOf, refusalToSendInvoice, type SendInvoiceFacts } from './refusalToSendInvoice.ts'
import { identityOfVat } from '../buyerIdentity.ts'
import { warningsOnFinishing, type FinishWarningFacts } from './warningsOnFinishing.ts'

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

test('every step of an invoice gives the status that follows from the facts of the invoice', () => {
  expect(INVOICE_STEPS.CREATED.finish).toBe(invoiceStatusOf(finished))
  expect(INVOICE_STEPS.CONFIRMED.mail).toBe(invoiceStatusOf(mailed))
  expect(INVOICE_STEPS.CONFIRMED.credit).toBe(invoiceStatusOf(credited))
  expect(INVOICE_STEPS.MAILED.mail).toBe(invoiceStatusOf(mailed))
  expect(INVOICE_STEPS.MAILED.credit).toBe(invoiceStatusOf(mailedThenCredited))
  expect(INVOICE_STEPS.CREDIT_NOTED.mail).toBe(invoiceStatusOf(creditNoteMailed))
  expect(Object.keys(INVOICE_STEPS)).toEqual([...INVOICE_STATUSES])
})

describe('the changes of a concept invoice', () => {
  test('HR can edit and delete a concept invoice', () => {
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
    vat: {
      regimes: ['EX44_2'],
      ground: '',
      seller: { vatNumber: 'BE0403019261', enterpriseNumber: '' },
      buyer: { ...identityOfVat('BE0428759497', 'BE'), country: 'BE', peppolId: '' },
      hasDelivery: false,
    },
    invoiceDate: toDay('2026-11-20'),
    today: toDay('2026-11-22'),
    sellerCountry: 'BE',
    missingSellerFields: [],
  }
  const { vat } = ready
  const cases: [sentence: string, facts: Partial<FinishInvoiceFacts>, refusal: object | null][] = [
    ['a positive total', {}, null],
    ['a total of one cent', { totalExcludingVat: centsOfEuros(0.01) }, null],
    ['a total of zero', { totalExcludingVat: centsOfEuros(0) }, { code: 'invoice_total_not_positive', total: 0 }],
    [
      'a total below zero',
      { totalExcludingVat: centsOfEuros(-12) },
      { code: 'invoice_total_not_positive', total: -1200 },
    ],
    [
      'a seller without account number',
      { missingSellerFields: ['IBAN'] },
      { code: 'seller_incomplete', fields: ['IBAN'] },
    ],
    ['a seller in another country', { sellerCountry: 'NL' }, { code: 'seller_country' }],
    [
      'our own company as the buyer',
      { vat: { ...vat, buyer: { ...vat.buyer, enterpriseNumber: '0403019261' } } },
      { code: 'buyer_is_seller' },
    ],
    ['the first day of last year', { invoiceDate: toDay('2025-01-01') }, null],
    [
      'the day before the first day of last year',
      { invoiceDate: toDay('2024-12-31') },
      { code: 'invoice_date_far', first: '2025-01-01', last: '2026-12-23' },
    ],
    ['a date 31 days ahead', { invoiceDate: toDay('2026-12-23') }, null],
    [
      'a date 32 days ahead',
      { invoiceDate: toDay('2026-12-24') },
      { code: 'invoice_date_far', first: '2025-01-01', last: '2026-12-23' },
    ],
    ['a number already', { number: '2026-000123' }, { code: 'invoice_already_finished', number: '2026-000123' }],
  ]
  for (const [sentence, facts, refusal] of cases) {
    test(`an invoice with ${sentence} ${refusal === null ? 'gets a number' : 'is refused'}`, () =>
      expect(refusalToFinishInvoice({ ...ready, ...facts })).toEqual(refusal))
  }

  const usual: FinishWarningFacts = {
    invoiceDate: toDay('2026-11-20'),
    today: toDay('2026-11-21'),
    paymentTermDays: 30,
    last: null,
    suppliedUntil: null,
    country: 'BE',
    vatId: '',
    regime: 'EX44_2',
    regimes: ['EX44_2'],
    unchosen: false,
    purchaseOrder: 'PO-2',
    purchaseOrders: ['PO-2'],
    before: null,
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

  test('an invoice gives a warning for a date before the previous invoice and for a payment term of more than 60 days', () => {
    const last = { date: toDay('2026-11-20'), number: '2026-000122' }
    expect(warningsOnFinishing({ ...usual, invoiceDate: toDay('2026-11-19'), paymentTermDays: 90, last })).toEqual([
      { code: 'invoice_date_before_last', lastDate: '2026-11-20', lastNumber: '2026-000122' },
      { code: 'payment_term_too_long', days: 90 },
    ])
    expect(warningsOnFinishing({ ...usual, invoiceDate: toDay('2026-11-20'), paymentTermDays: 60, last })).toEqual([])
    expect(warningsOnFinishing({ ...usual, invoiceDate: toDay('2026-11-19') })).toEqual([])
  })

  test('an invoice gives a warning when an order of the contract has another purchase order number than the invoice, and the warning shows that number', () => {
    expect(warningsOnFinishing({ ...usual, purchaseOrders: ['PO-1', 'PO-2'] })).toEqual([
      { code: 'purchase_orders_differ', purchaseOrder: 'PO-2', others: ['PO-1'] },
    ])
  })
})

describe('mailing an invoice (Mailen)', () => {
  const confirmed = { emailAddress: 'facturen@uznoord.example', confirmed: true }
  const unconfirmed = { emailAddress: 'nieuw@uznoord.example', confirmed: false }
  const BY_MAIL: SendInvoiceFacts['peppol'] = {
    channel: 'auto',
    setUp: false,
    receiver: null,
    found: null,
    waiting: false,
    unclear: false,
    reachedBy: null,
  }
  const overPeppol = { ...BY_MAIL, setUp: true, receiver: '0208:0403019261' }
  const ready: SendInvoiceFacts = {
    ...finished,
    addresses: [confirmed],
    contactMail: 'chef@uznoord.example',
    mailUnderWay: false,
    peppol: BY_MAIL,
    documentsForgotten: false,
  }
  const cases: [sentence: string, facts: Partial<SendInvoiceFacts>, refusal: object | null][] = [
    ['a finished invoice', {}, null],
    ['an invoice without documents', { documentsForgotten: true }, { code: 'invoice_documents_forgotten' }],
    ['an invoice that was mailed before', mailed, null],
    ['a credit note', credited, null],
    ['a credit note that was mailed before', creditNoteMailed, null],
    ['a concept', { number: null }, { code: 'invoice_not_finished' }],
    ['an invoice over Peppol without any address', { peppol: overPeppol, addresses: [], contactMail: '' }, null],
    ['an invoice over Peppol with an unconfirmed address', { peppol: overPeppol, addresses: [unconfirmed] }, null],
    [
      'a copy of an invoice that Peppol delivered, to an unconfirmed address',
      { peppol: { ...overPeppol, reachedBy: 'peppol' }, addresses: [unconfirmed] },
      { code: 'email_not_confirmed', addresses: ['nieuw@uznoord.example'] },
    ],
    [
      'a copy of an invoice that Peppol delivered, without any address',
      { peppol: { ...overPeppol, reachedBy: 'peppol' }, addresses: [], contactMail: '' },
      { code: 'no_mail_address' },
    ],
    ['an invoice that waits for Peppol', { peppol: { ...overPeppol, waiting: true } }, { code: 'peppol_under_way' }],
    [
      'an invoice of which nobody knows whether it arrived',
      { peppol: { ...overPeppol, unclear: true } },
      { code: 'peppol_state', state: 'unclear' },
    ],
    [
      'an invoice that HR brings to the customer',
      { peppol: { ...BY_MAIL, channel: 'none' } },
      { code: 'delivery_by_hand' },
    ],
    [
      'an invoice for Peppol only, without access point',
      { peppol: { ...BY_MAIL, channel: 'peppol' } },
      { code: 'peppol_not_set_up' },
    ],
    [
      'an invoice with an unconfirmed address among others',
      { addresses: [confirmed, unconfirmed] },
      { code: 'email_not_confirmed', addresses: ['nieuw@uznoord.example'] },
    ],
    ['an invoice with a contact and no address', { addresses: [] }, null],
    [
      'an invoice without a contact and without an address',
      { addresses: [], contactMail: '' },
      { code: 'no_mail_address' },
    ],
    ['an invoice whose mail is being sent', { mailUnderWay: true }, { code: 'mail_under_way' }],
  ]
  for (const [sentence, facts, refusal] of cases) {
    test(`the mail of ${sentence} ${refusal === null ? 'is sent' : 'is refused'}`, () =>
      expect(refusalToSendInvoice({ ...ready, ...facts })).toEqual(refusal))
  }

  test('the mail of an invoice goes to every e-mail address of the invoice, or to the contact’s address when the invoice has no address', () => {
    const contactMail = 'chef@uznoord.example'
    expect(recipientsOf({ addresses: [confirmed], contactMail })).toEqual(['facturen@uznoord.example'])
    expect(recipientsOf({ addresses: [], contactMail })).toEqual([contactMail])
  })
})

describe('making a credit note', () => {
  const invoiceDate = toDay('2026-11-20')
  const cases: [sentence: string, facts: InvoiceFacts, date: string, refusal: object | null][] = [
    ['of a finished invoice, on its own date', finished, '2026-11-20', null],
    ['of a mailed invoice, at a later date', mailed, '2026-12-01', null],
    ['dated before the invoice', finished, '2026-11-19', { code: 'credit_before_invoice', invoiceDate: '2026-11-20' }],
    [
      'dated more than 31 days ahead',
      finished,
      '2030-01-01',
      { code: 'invoice_date_far', first: '2025-01-01', last: '2026-12-22' },
    ],
    ['of a concept', concept, '2026-11-20', { code: 'invoice_not_finished' }],
    [
      'of an invoice that already has a credit note',
      credited,
      '2026-11-20',
      { code: 'invoice_already_credited', creditNoteNumber: 'CN2026-000001' },
    ],
    [
      'of an invoice with the status MAILED that already has a credit note',
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

  test('a credit note can have the date of its invoice, also when that date is too far in the future', () => {
    const facts = { ...finished, invoiceDate: toDay('2099-12-31'), today: toDay('2026-11-21') }
    expect(refusalToCreditInvoice(facts, toDay('2099-12-31'))).toBeNull()
  })
})
