import { cents, sumCents, type Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import { totalsOf, vatBreakdown, formatReason, type InvoiceTotals, type VatGroup } from '../vat/vatBreakdown.ts'
import type { VatTerms } from '../vat/vatRegime.ts'
import { PARTS } from './creditableInvoice.ts'
import type {
  CreditableInvoice,
  CreditableLine,
  CreditInput,
  CreditedLine,
  CreditLineInput,
  VatGroupKey,
} from './creditableInvoice.ts'

export type CreditNoteContents = {
  readonly lines: readonly CreditedLine[]
  readonly groups: readonly VatGroup[]
  readonly totals: InvoiceTotals
}

export type CreditRefusal =
  | {
      readonly code: 'credit_exceeds_remaining'
      readonly of: 'line' | 'group' | 'invoice'
      /** The amount is without VAT for a line or a VAT group, and with VAT for the whole invoice. */
      readonly left: Cents
      /** The line of the invoice that the credit exceeds. Null when the credit exceeds a group or the whole invoice. */
      readonly position: number | null
    }
  | { readonly code: 'credit_nothing_chosen' }
  | { readonly code: 'credit_line_unknown' }
  | { readonly code: 'credit_total_not_positive' }

type Made<Value> = { readonly made: Value } | { readonly refusal: CreditRefusal }

/**
 * The text of the line with which a credit note for the rest of an invoice subtracts an amount that was credited before
 * without an invoice line.
 */
const CREDITED_BEFORE = 'Reeds gecrediteerd'

/** All credit notes of an invoice together cannot exceed the invoice (rule invoicing-78). */
export function creditNoteOf(invoice: CreditableInvoice, input: CreditInput): Made<CreditNoteContents> {
  const chosen = linesOf(invoice, input)
  return 'refusal' in chosen ? chosen : contentsOf(invoice, chosen.made)
}

function contentsOf({ groups: left }: CreditableInvoice, lines: readonly CreditedLine[]): Made<CreditNoteContents> {
  const groups: VatGroup[] = []
  for (const group of vatBreakdown(lines)) {
    const leftOfGroup = groupIn(left, group)
    if (leftOfGroup === undefined) return refused({ code: 'credit_line_unknown' })
    if (!isWithin(group.base, leftOfGroup.base))
      return refused({ code: 'credit_exceeds_remaining', of: 'group', left: leftOfGroup.base, position: null })
    groups.push({ ...group, vat: vatOf(group, leftOfGroup) })
  }
  const totals = totalsOf(groups)
  const total = totalsOf(left).includingVat
  if (totals.includingVat > total)
    return refused({ code: 'credit_exceeds_remaining', of: 'invoice', left: total, position: null })
  if (totals.includingVat <= 0) return refused({ code: 'credit_total_not_positive' })
  return { made: { lines, groups, totals } }
}

/**
 * The credit that brings the amount without VAT to zero gets all remaining VAT. No credit gets more VAT than remains,
 * so many small credits together never credit one cent too much (rule invoicing-79).
 */
function vatOf({ base, vat }: VatGroup, left: VatGroup): Cents {
  return base === left.base || !isWithin(vat, left.vat) ? left.vat : vat
}

function linesOf(invoice: CreditableInvoice, input: CreditInput): Made<readonly CreditedLine[]> {
  switch (input.kind) {
    case 'full':
      return { made: allLeft(invoice) }
    case 'lines':
      return chosenLines(invoice, input.lines)
    case 'amount': {
      const { amount, group, description } = input
      const vat = termsOfGroup(invoice, group)
      if (vat === null) return refused({ code: 'credit_line_unknown' })
      return { made: [{ position: null, description, quantity: null, amount, vat }] }
    }
  }
}

function chosenLines({ lines }: CreditableInvoice, input: readonly CreditLineInput[]): Made<readonly CreditedLine[]> {
  if (input.length === 0) return refused({ code: 'credit_nothing_chosen' })
  if (new Set(input.map(({ position }) => position)).size < input.length)
    return refused({ code: 'credit_line_unknown' })
  const credited: CreditedLine[] = []
  for (const one of input.toSorted((a, b) => a.position - b.position)) {
    const line = lines.find(({ position }) => position === one.position)
    if (line === undefined) return refused({ code: 'credit_line_unknown' })
    const part = partOf(line, one)
    if ('refusal' in part) return part
    credited.push(part.made)
  }
  return { made: credited }
}

function partOf(line: CreditableLine, { quantity, amount }: CreditLineInput): Made<CreditedLine> {
  const { position, description, left, vat } = line
  const exceeded = refused({ code: 'credit_exceeds_remaining', of: 'line', left: left.amount, position })
  if (quantity === null) {
    if (amount === null || amount === 0) return refused({ code: 'credit_nothing_chosen' })
    return isWithin(amount, left.amount) ? { made: { position, description, quantity: null, amount, vat } } : exceeded
  }
  const parts = Math.round(quantity * PARTS[line.kind])
  if (parts <= 0) return refused({ code: 'credit_nothing_chosen' })
  const worth = parts === left.quantity && !line.isByAmount ? left.amount : worthOf(parts, line)
  // Earlier credit notes of the line can be rounded up. The rest of the line can then be one cent below the price of
  // this quantity, and the credit is the rest of the line.
  const within = isWithin(worth, left.amount) || line.isByAmount ? worth : left.amount
  if (parts > left.quantity || !isWithin(within, left.amount)) return exceeded
  return { made: { position, description, quantity: parts, amount: within, vat } }
}

/** Quantity × price, rounded once to the cent (rule invoicing-80). A cent is 10 000 millionths of a euro. */
const worthOf = (parts: number, { kind, unitPriceMillionths }: CreditableLine): Cents =>
  cents(Number(divideRounded(BigInt(parts) * BigInt(unitPriceMillionths), BigInt(PARTS[kind]) * 10_000n)))

/**
 * The lines of a credit note for the rest of the invoice. A negative line subtracts an amount that was credited before
 * without a line (rule invoicing-80).
 */
function allLeft(invoice: CreditableInvoice): readonly CreditedLine[] {
  const lines = invoice.lines
    .filter(({ left, isByAmount }) => left.amount !== 0 || (left.quantity > 0 && !isByAmount))
    .map(({ position, description, left, isByAmount, vat }): CreditedLine => {
      const quantity = isByAmount || left.quantity === 0 ? null : left.quantity
      return { position, description, quantity, amount: left.amount, vat }
    })
  return [...Map.groupBy(lines, ({ vat }) => groupIn(invoice.groups, vat)).entries()].flatMap(([group, ofGroup]) => {
    const correction = cents((group?.base ?? 0) - sumCents(ofGroup.map(({ amount }) => amount)))
    const vat = group === undefined ? null : termsOfGroup(invoice, group)
    if (correction === 0 || vat === null) return ofGroup
    // When the whole VAT group was already credited by amounts, the group has no lines.
    if (group?.base === 0) return []
    return [...ofGroup, { position: null, description: CREDITED_BEFORE, quantity: null, amount: correction, vat }]
  })
}

/** The VAT of the lines of the group, with all its exemption reasons. */
function termsOfGroup({ lines, groups }: CreditableInvoice, key: VatGroupKey): VatTerms | null {
  const group = groupIn(groups, key)
  const line = lines.find(({ vat }) => isSameGroup(vat, key))
  if (group === undefined || line === undefined) return null
  return { ...line.vat, code: group.code, reason: formatReason(group) }
}

const isSameGroup = (a: VatGroupKey, b: VatGroupKey): boolean =>
  a.category === b.category && a.percentage === b.percentage

const groupIn = (groups: readonly VatGroup[], key: VatGroupKey): VatGroup | undefined =>
  groups.find((group) => isSameGroup(group, key))

/** True when a part of an amount has the sign of the whole amount and is not larger than it. */
const isWithin = (part: Cents, whole: Cents): boolean =>
  whole < 0 ? whole <= part && part <= 0 : 0 <= part && part <= whole

const refused = (refusal: CreditRefusal): { readonly refusal: CreditRefusal } => ({ refusal })
