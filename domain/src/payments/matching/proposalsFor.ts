import { cents, sumCents, type Cents } from '../../money/cents.ts'
import type { BankEntry } from '../statements/bankStatement.ts'
import type { Allocation, OpenInvoice } from '../openInvoice.ts'
import { paymentReferencesWithin } from './paymentReferenceIn.ts'

export const PROPOSAL_REASONS = ['number', 'account', 'name', 'sum', 'refund'] as const

export type Proposal = {
  readonly reason: (typeof PROPOSAL_REASONS)[number]
  /** True when HR can confirm the proposal together with all other sure proposals. */
  readonly isSure: boolean
  readonly allocations: readonly Allocation[]
}

export type ProposalFacts = {
  readonly invoices: readonly OpenInvoice[]
  /** The invoices on which the customer has a credit (money that no invoice uses yet). */
  readonly credits: readonly OpenInvoice[]
  /** The keys of the customers who paid before from the bank account of this movement. */
  readonly customersOfAccount: ReadonlySet<string>
}

/** The part of a bank movement that is not booked yet, with the facts that help to recognise the payment. */
export type EntryToBook = Pick<BankEntry, 'counterpartyName' | 'counterpartyAccount' | 'paymentReference' | 'text'> & {
  /** The amount that is not booked yet; negative when the company paid the money. */
  readonly free: Cents
}

const MOST_PROPOSALS = 3

/**
 * The proposed bookings of a bank movement, the most probable booking first (rules payments-10 to payments-12). HR must
 * confirm a proposal.
 */
export function proposalsFor(entry: EntryToBook, facts: ProposalFacts): readonly Proposal[] {
  if (entry.free < 0) return refundsFor(entry, facts)
  if (entry.free === 0) return []
  const named = byNumber(entry, facts)
  const found = named !== null ? [named] : [...byAmount(entry, facts), ...bySum(entry, facts)]
  return found.slice(0, MOST_PROPOSALS)
}

/** The invoices whose number or payment reference is in the text of the payer. */
function byNumber({ free, text, paymentReference }: EntryToBook, { invoices }: ProposalFacts): Proposal | null {
  const references = new Set([
    ...paymentReferencesWithin(text),
    ...(paymentReference === null ? [] : [paymentReference]),
  ])
  const named = invoices.filter(
    (invoice) => references.has(invoice.paymentReference) || holdsNumber(text, invoice.number),
  )
  if (named.length === 0) return null
  const due = sumCents(named.map(({ open }) => open))
  const extra = claimsOf(named)
  const withClaims = extra.length > 0 && sumCents([due, ...extra.map(({ amount }) => amount)]) === free
  const allocations = [...filled(free, named), ...(withClaims ? extra : [])]
  return { reason: 'number', isSure: due === free || withClaims, allocations }
}

/** The bookings of the interest and the compensation that the reminders of invoices asked for (rule payments-38). */
const claimsOf = (invoices: readonly OpenInvoice[]): Allocation[] =>
  invoices
    .filter(({ claimed }) => claimed > 0)
    .map(({ id, claimed }) => ({ invoiceId: id, amount: claimed, isSurplus: false, isExtra: true }))

/**
 * Divides the money over the invoices in the order of their due dates. Money that is left after the last invoice is not
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

/** True when a text contains the invoice number as a separate word. 2026-000124 is not in 12026-0001245. */
function holdsNumber(text: string, number: string): boolean {
  const upper = text.toUpperCase()
  const wanted = number.toUpperCase()
  for (let at = upper.indexOf(wanted); at !== -1; at = upper.indexOf(wanted, at + 1))
    if (!isLetterOrDigit(upper[at - 1]) && !isLetterOrDigit(upper[at + wanted.length])) return true
  return false
}

/**
 * The bookings on an invoice whose open amount is exactly the paid amount. The customer of the invoice must have paid
 * from the same account before, or have a name similar to the payer's name.
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

/** The set of invoices of one customer whose sum is the paid amount, when only one such set exists. */
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

/**
 * The proposed refunds for money that the company paid. When the text contains the number of an invoice or a credit
 * note, that refund is the only proposal. Otherwise, a customer with this account or a similar name gets a proposal
 * when the amount is one credit or the sum of all credits (rule payments-32).
 */
function refundsFor(entry: EntryToBook, { credits, customersOfAccount }: ProposalFacts): Proposal[] {
  const amount = cents(-entry.free)
  const named = credits.filter(({ number, creditNotes }) =>
    [number, ...creditNotes].some((each) => holdsNumber(entry.text, each)),
  )
  if (named.length > 0) return [refundOf(amount, named)]
  const known = credits.filter(
    ({ customerKey, customerName }) =>
      customersOfAccount.has(customerKey) || isNameAlike(entry.counterpartyName, customerName),
  )
  const single = known.filter(({ credit }) => credit === amount).map((invoice) => [invoice])
  const whole = [...Map.groupBy(known, ({ customerKey }) => customerKey).values()].filter(
    (invoices) => invoices.length > 1 && sumCents(invoices.map(({ credit }) => credit)) === amount,
  )
  return [...single, ...whole].slice(0, MOST_PROPOSALS).map((invoices) => refundOf(amount, invoices))
}

const refundOf = (amount: Cents, invoices: readonly OpenInvoice[]): Proposal => ({
  reason: 'refund',
  isSure: false,
  allocations: filled(
    amount,
    invoices.map((invoice) => ({ ...invoice, open: invoice.credit })),
  ).map((part) => ({ ...part, amount: cents(-part.amount), isSurplus: true })),
})

const LEGAL_FORMS = new Set([
  'NV',
  'SA',
  'BV',
  'SRL',
  'BVBA',
  'SPRL',
  'CV',
  'CVBA',
  'SC',
  'SCRL',
  'VZW',
  'ASBL',
  'IVZW',
  'AISBL',
  'VOF',
  'SNC',
  'COMMV',
  'GCV',
])
const LONGEST_NAME = 200

function wordsOf(name: string): string[] {
  const plain = name.slice(0, LONGEST_NAME).normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !LEGAL_FORMS.has(word))
}

/** All words of the shorter name must be in the longer name (rule payments-11). Single letters never match. */
export function isNameAlike(a: string, b: string): boolean {
  const [shorter, longer] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length) as [string[], string[]]
  const known = new Set(longer)
  return shorter.some((word) => word.length >= 3) && shorter.every((word) => known.has(word))
}

const FEWEST = 2
const MOST = 6
/** The maximum number of invoices to combine. With more, some combination would match a payment by chance. */
const MOST_INVOICES = 24

/** The set has two to six invoices. Null when no set or more than one set exists (rule payments-12). */
export function onlySetWithSum<Invoice extends { readonly open: Cents }>(
  invoices: readonly Invoice[],
  sum: Cents,
): readonly Invoice[] | null {
  if (invoices.length > MOST_INVOICES) return null
  const sorted = invoices.filter(({ open }) => open > 0 && open < sum).toSorted((a, b) => a.open - b.open)
  const found: (readonly Invoice[])[] = []

  function search(from: number, left: number, chosen: readonly Invoice[]): void {
    if (left === 0 && chosen.length >= FEWEST) found.push(chosen)
    if (left <= 0 || chosen.length === MOST) return
    for (let index = from; index < sorted.length && found.length < 2; index++) {
      const invoice = sorted[index]!
      if (invoice.open > left) return
      search(index + 1, left - invoice.open, [...chosen, invoice])
    }
  }

  search(0, sum, [])
  return found.length === 1 ? found[0]! : null
}
