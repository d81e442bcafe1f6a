import { cents, sumCents, type Cents } from '../money/cents.ts'
import type { BankEntry } from './bankStatement.ts'
import { isNameAlike } from './isNameAlike.ts'
import { onlySetWithSum } from './onlySetWithSum.ts'
import type { Allocation, OpenInvoice } from './openInvoice.ts'
import { paymentReferencesWithin } from './paymentReferenceIn.ts'

export const PROPOSAL_REASONS = ['number', 'account', 'name', 'sum', 'refund'] as const

export type Proposal = {
  readonly reason: (typeof PROPOSAL_REASONS)[number]
  /** True when HR can confirm the proposal together with all other sure proposals. */
  readonly isSure: boolean
  readonly allocations: readonly Allocation[]
}

/** A customer's credit on an invoice, with the account that paid the credit. */
export type CustomerCredit = { readonly invoiceId: number; readonly account: string; readonly amount: Cents }

export type ProposalFacts = {
  readonly invoices: readonly OpenInvoice[]
  /** The keys of the customers that paid from this account before. */
  readonly customersOfAccount: ReadonlySet<string>
  readonly credits: readonly CustomerCredit[]
}

/**
 * The part of a bank movement that is not booked on an invoice yet, with the facts that help to recognise the payment.
 */
export type EntryToBook = Pick<BankEntry, 'counterpartyName' | 'counterpartyAccount' | 'paymentReference' | 'text'> & {
  /** The amount that is not booked yet; negative for money that went out. */
  readonly free: Cents
}

const MOST_PROPOSALS = 3

/**
 * The bookings that HR could make for a bank movement, the most probable booking first (rules payments-10, payments-11
 * and payments-12). Nothing is booked before HR confirms a booking.
 */
export function proposalsFor(entry: EntryToBook, facts: ProposalFacts): readonly Proposal[] {
  if (entry.free < 0) return refundsFor(entry, facts)
  if (entry.free === 0) return []
  const named = byNumber(entry, facts)
  const found = named !== null ? [named] : [...byAmount(entry, facts), ...bySum(entry, facts)]
  return found.slice(0, MOST_PROPOSALS)
}

/** The invoices whose number or structured communication the payer wrote. */
function byNumber({ free, text, paymentReference }: EntryToBook, { invoices }: ProposalFacts): Proposal | null {
  const references = new Set([
    ...paymentReferencesWithin(text),
    ...(paymentReference === null ? [] : [paymentReference]),
  ])
  const named = invoices.filter(
    (invoice) => references.has(invoice.paymentReference) || holdsNumber(text, invoice.number),
  )
  if (named.length === 0) return null
  const allocations = filled(free, named)
  const isSure = sumCents(named.map(({ open }) => open)) === free
  return { reason: 'number', isSure, allocations }
}

/**
 * Divides the money over the invoices in the order of their due dates. Money that remains after the last invoice is not
 * booked.
 */
function filled(free: Cents, invoices: readonly OpenInvoice[]): Allocation[] {
  const ordered = invoices.toSorted((a, b) => (a.dueOn === b.dueOn ? a.id - b.id : a.dueOn < b.dueOn ? -1 : 1))
  let left: number = free
  return ordered.flatMap(({ id, open }) => {
    const amount = cents(Math.min(left, open))
    left -= amount
    return amount > 0 ? [{ invoiceId: id, amount, isSurplus: false }] : []
  })
}

const isLetterOrDigit = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether a text contains the invoice number as a separate word: 2026-000124 is not in 12026-0001245. */
function holdsNumber(text: string, number: string): boolean {
  const upper = text.toUpperCase()
  const wanted = number.toUpperCase()
  for (let at = upper.indexOf(wanted); at !== -1; at = upper.indexOf(wanted, at + 1))
    if (!isLetterOrDigit(upper[at - 1]) && !isLetterOrDigit(upper[at + wanted.length])) return true
  return false
}

/**
 * The invoices with exactly the paid amount. The customer of such an invoice paid from the same account before, or has
 * a name similar to the payer's name.
 */
function byAmount({ free, counterpartyName }: EntryToBook, facts: ProposalFacts): Proposal[] {
  const equal = facts.invoices.filter(({ open }) => open === free)
  const known = equal.filter(({ customerKey }) => facts.customersOfAccount.has(customerKey))
  const named = equal.filter(
    (invoice) => !known.includes(invoice) && isNameAlike(counterpartyName, invoice.customerName),
  )
  const proposed = (reason: 'account' | 'name', isSure: boolean) => (invoice: OpenInvoice) => ({
    reason,
    isSure,
    allocations: [{ invoiceId: invoice.id, amount: free, isSurplus: false }],
  })
  return [...known.map(proposed('account', known.length === 1)), ...named.map(proposed('name', false))]
}

/** The only set of invoices of one customer whose amounts add up to the paid amount. */
function bySum({ free, counterpartyName }: EntryToBook, facts: ProposalFacts): Proposal[] {
  const candidates = Map.groupBy(
    facts.invoices.filter(
      ({ customerKey, customerName }) =>
        facts.customersOfAccount.has(customerKey) || isNameAlike(counterpartyName, customerName),
    ),
    ({ customerKey }) => customerKey,
  )
  return [...candidates.values()].flatMap((invoices) => {
    const set = onlySetWithSum(invoices, free)
    if (set === null) return []
    const allocations = set.map(({ id, open }) => ({ invoiceId: id, amount: open, isSurplus: false }))
    return [{ reason: 'sum' as const, isSure: false, allocations }]
  })
}

/** The refunds that a payment can be: the company paid money back to an account whose customer has a credit. */
const refundsFor = ({ free, counterpartyAccount }: EntryToBook, { credits }: ProposalFacts): Proposal[] =>
  credits
    .filter(({ account, amount }) => account !== '' && account === counterpartyAccount && amount === -free)
    .slice(0, MOST_PROPOSALS)
    .map(({ invoiceId }) => ({
      reason: 'refund',
      isSure: false,
      allocations: [{ invoiceId, amount: free, isSurplus: true }],
    }))
