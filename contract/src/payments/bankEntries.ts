import { PROPOSAL_REASONS } from '@uurwerk/domain/payments/matching/proposalsFor'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, euros, flag, flagInQuery, id, items, missingOrInvalid } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { messages } from '../messages.ts'

const BookedPart = z.object({
  paymentId: z.number(),
  invoiceId: z.number(),
  invoiceNr: z.string(),
  customerName: z.string(),
  amount: z.number(),
  surplus: z.boolean(),
  /** True when the amount is interest and compensation for a late invoice. */
  extra: z.boolean(),
})

const Proposal = z.object({
  reason: z.enum(PROPOSAL_REASONS),
  /** HR can confirm all sure proposals (the invoices that a movement probably pays) together. */
  sure: z.boolean(),
  allocations: z.array(BookedPart.omit({ paymentId: true })),
})

export const ENTRY_STATES = ['open', 'booked', 'dismissed'] as const

const BankEntry = z.object({
  id: z.number(),
  enteredOn: z.string(),
  account: z.string(),
  /** The amount of the bank movement in euros; negative when the company paid. */
  amount: z.number(),
  /** The part of the bank movement that is not booked yet. */
  free: z.number(),
  counterpartyName: z.string(),
  counterpartyAccount: z.string(),
  /** A text such as +++202/6000/12320+++. Without a structured communication, the field has the free text. */
  communication: z.string(),
  isReversal: z.boolean(),
  /**
   * The invoices of the payment that the bank returned with this movement. Null when that payment is not booked any
   * more, and when the movement returns no payment.
   */
  returnOf: z.object({ invoices: z.array(z.object({ invoiceId: z.number(), invoiceNr: z.string() })) }).nullable(),
  /** True when the server ignores the details of the movement, because their sum in the bank statement is wrong. */
  detailsIgnored: z.boolean(),
  booked: z.array(BookedPart),
  proposals: z.array(Proposal),
})

/** The list has a maximum length; `total` is the number of all movements. */
export const bankEntries = endpoint.get('/administration/bankentry', {
  access: 'admin',
  shows: ['payments', 'invoices'],
  summary: 'De verrichtingen van de bank, met voorstellen om ze toe te wijzen',
  query: z.object({
    state: choice('stand', ENTRY_STATES).default('open'),
    /** True for movements that the company paid, and false for movements that the company received. */
    out: flagInQuery('false'),
  }),
  response: list('bankEntryDtoList', BankEntry, { total: z.number() }),
})

const MOST_BOOKED_AT_ONCE = 500
const MOST_PARTS = 50

const Allocation = z.object({
  invoiceId: id('factuur'),
  amount: euros('bedrag', -10_000_000, 10_000_000),
  surplus: flag('tegoed').default(false),
  extra: flag('intrest en kosten').default(false),
})

const EntryToBook = z.object({
  entryId: id('verrichting'),
  allocations: items('toewijzingen', Allocation, MOST_PARTS),
})

/**
 * Books one movement, or all sure proposals together. When one sure proposal is refused, nothing is booked (rule
 * payments-46).
 */
export const allocateEntries = endpoint.post('/administration/bankentry/allocate', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Verrichtingen toewijzen aan facturen',
  body: z.object({ entries: items('verrichtingen', EntryToBook, MOST_BOOKED_AT_ONCE) }),
  response: resource({
    /** The ids of the new payments. With these ids, HR can undo the payments together. */
    paymentIds: z.array(z.number()),
  }),
  problems: [
    'allocation_exceeds_entry',
    'allocation_exceeds_invoice',
    'allocation_exceeds_credit',
    'allocation_exceeds_claims',
    'allocation_wrong_direction',
    'invoice_not_finished',
    'reference_unknown',
  ],
})

export const undoPayments = endpoint.post('/administration/payment/undo', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Betalingen ongedaan maken',
  body: z.object({
    paymentIds: z
      .array(id('betaling'), missingOrInvalid('betalingen'))
      .min(1, messages.required('betalingen'))
      .max(MOST_BOOKED_AT_ONCE * MOST_PARTS, messages.invalid('betalingen')),
  }),
  response: resource({}),
  problems: ['payment_already_undone', 'payment_credit_used'],
})

/** Undoes the payment whose money the bank returned with this movement. */
export const processReturn = endpoint.post('/administration/bankentry/{id}/return', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Een terugboeking van de bank verwerken: de betaling ongedaan maken',
  response: resource({}),
  problems: ['payment_already_undone', 'payment_credit_used'],
})

export const dismissEntry = endpoint.post('/administration/bankentry/{id}/dismiss', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Een verrichting aanduiden als geen betaling van een klant',
  body: z.object({
    /** True to mark also later movements of the same account as movements that are not payments of a customer. */
    remember: flag('onthouden').default(false),
  }),
  response: resource({}),
  problems: ['entry_already_booked'],
})

export const restoreEntry = endpoint.post('/administration/bankentry/{id}/restore', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Een verrichting weer bij de toe te wijzen verrichtingen zetten',
  response: resource({}),
})
