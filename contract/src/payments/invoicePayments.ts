import { PAYMENT_STATES } from '@uurwerk/domain/payments/invoiceBalance'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, euros, flag, id, text } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'

export const PAYMENT_KINDS = ['bank', 'manual', 'write_off', 'set_off'] as const

const paymentState = {
  state: z.enum(PAYMENT_STATES),
  /** The open amount of the invoice: total including VAT − credit notes − payments. */
  open: z.number(),
  dueDate: z.string(),
  paidOn: z.string().nullable(),
  daysLate: z.number(),
  disputed: z.boolean(),
  credit: z.number(),
}

const InvoiceAmount = z.object({ invoiceId: z.number(), invoiceNr: z.string(), amount: z.number() })

const InvoicePayments = resource({
  invoiceId: z.number(),
  ...paymentState,
  credited: z.number(),
  paid: z.number(),
  /** The interest and compensation that the customer paid, and the amount that can still be paid. */
  extra: z.number(),
  claims: z.number(),
  /** `otherOpen` has the other invoices that have an open amount. */
  otherCredits: z.array(InvoiceAmount),
  otherOpen: z.array(InvoiceAmount),
  /** The payment text in the QR code (EPC) for the open amount; null when no amount is open. */
  qr: z.string().nullable(),
  dispute: z.object({ reason: z.string(), at: z.string(), by: z.string().nullable() }).nullable(),
  /** The payments of the invoice, newest first. A cancelled payment stays in the list. */
  payments: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(PAYMENT_KINDS),
      date: z.string(),
      amount: z.number(),
      surplus: z.boolean(),
      extra: z.boolean(),
      counterpartyName: z.string(),
      /** The other invoice of a set-off (a credit on one invoice pays another); '' for any other payment. */
      setOffWith: z.string(),
      reason: z.string(),
      by: z.string().nullable(),
      undone: z.boolean(),
      actions: actions('undo'),
    }),
  ),
  reminders: z.array(
    z.object({ level: z.number(), date: z.string(), recipients: z.array(z.string()), mailStatus: z.string() }),
  ),
  /**
   * `refund`, `setOff`, `bookExtra` and `spendCredit` are refused when not even one cent can be booked. `setOff` pays
   * another invoice of the customer with the credit of this invoice, and `spendCredit` pays this invoice with the credit
   * of another.
   */
  actions: actions('book', 'writeOff', 'dispute', 'endDispute', 'refund', 'setOff', 'bookExtra', 'spendCredit'),
})

export const invoicePayments = endpoint.get('/administration/invoice/{id}/payments', {
  access: 'admin',
  shows: ['payments', 'invoices'],
  summary: 'Wat er van een factuur betaald is, en haar herinneringen',
  response: InvoicePayments,
  problems: ['invoice_not_finished'],
})

export const monthPayments = endpoint.get('/administration/payment/{yearMonth}/all', {
  access: 'admin',
  shows: ['payments', 'invoices'],
  summary: 'Of de facturen van een maand betaald zijn',
  response: list('paymentStateDtoList', z.object({ invoiceId: z.number(), ...paymentState })),
})

const REASON = text('reden', { max: 255 })

export const bookPayment = endpoint.post('/administration/invoice/{id}/payment', {
  access: 'admin',
  changes: ['payments'],
  answers: invoicePayments,
  summary: 'Een betaling met de hand boeken: contant, of verrekend',
  body: z.object({ date: day('datum'), amount: euros('bedrag', 0.01, 10_000_000), reason: REASON }),
  problems: ['invoice_not_finished', 'nothing_due', 'allocation_exceeds_invoice', 'payment_in_future'],
})

/** Pays an open invoice with the credit of the same customer on the invoice in the path. */
export const setOffCredit = endpoint.post('/administration/invoice/{id}/setoff', {
  access: 'admin',
  changes: ['payments'],
  answers: invoicePayments,
  summary: 'Het tegoed op een factuur verrekenen met een andere factuur van de klant',
  body: z.object({
    invoiceId: id('factuur'),
    amount: euros('bedrag', 0.01, 10_000_000),
    /** True when the credit pays the interest and the compensation of the invoice, and not its open amount. */
    extra: flag('intrest en kosten').default(false),
  }),
  problems: [
    'invoice_not_finished',
    'set_off_other_customer',
    'allocation_exceeds_credit',
    'allocation_exceeds_invoice',
    'allocation_exceeds_claims',
  ],
})

export const refundCredit = endpoint.post('/administration/invoice/{id}/refund', {
  access: 'admin',
  changes: ['payments'],
  answers: invoicePayments,
  summary: 'Met de hand boeken dat een tegoed terugbetaald is',
  body: z.object({ date: day('datum'), amount: euros('bedrag', 0.01, 10_000_000), reason: REASON }),
  problems: ['invoice_not_finished', 'allocation_exceeds_credit', 'payment_in_future'],
})

export const writeOff = endpoint.post('/administration/invoice/{id}/writeoff', {
  access: 'admin',
  changes: ['payments'],
  answers: invoicePayments,
  summary: 'Een klein verschil van hoogstens € 1,00 afboeken',
  body: z.object({ reason: REASON }),
  problems: ['invoice_not_finished', 'nothing_due', 'write_off_too_large'],
})

export const disputeInvoice = endpoint.put('/administration/invoice/{id}/dispute', {
  access: 'admin',
  changes: ['payments'],
  answers: invoicePayments,
  summary: 'Een factuur aanduiden als betwist: ze krijgt geen herinneringen',
  body: z.object({ reason: REASON }),
  problems: ['invoice_not_finished', 'nothing_due'],
})

export const endDispute = endpoint.delete('/administration/invoice/{id}/dispute', {
  access: 'admin',
  changes: ['payments'],
  answers: invoicePayments,
  summary: 'De betwisting van een factuur beëindigen',
  problems: ['invoice_not_finished', 'not_disputed'],
})
