import { cents, sumCents, type Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import type { VatPercentage } from '../lines/vat.ts'
import { VAT_CATEGORIES, type VatCategory, type VatTerms } from './vatRegime.ts'

export type TaxedAmount = { readonly amount: Cents; readonly vat: VatTerms }

/** All amounts of a document with the same category and rate. */
export type VatGroup = {
  readonly category: VatCategory
  readonly percentage: VatPercentage | null
  readonly base: Cents
  readonly vat: Cents
  /** The code in the list VATEX; '' when the exemptions of the group have different codes. */
  readonly code: string
  readonly reasons: readonly string[]
}

export type InvoiceTotals = {
  readonly excludingVat: Cents
  readonly vat: Cents
  readonly includingVat: Cents
}

/** The whole article 132 of the VAT directive. A part of it has a longer code, such as VATEX-EU-132-1B. */
const PUBLIC_INTEREST = 'VATEX-EU-132'

/**
 * One group for each VAT category and rate. Its VAT is base × rate, rounded once to the cent. All exempt amounts are
 * one group, because EN 16931 allows only one group of category E (BR-E-01; rules invoicing-4, invoicing-68).
 */
export const vatBreakdown = (amounts: readonly TaxedAmount[]): VatGroup[] =>
  [...Map.groupBy(amounts, ({ vat }) => `${vat.category} ${vat.percentage}`).values()].map(groupOf).sort(inOrder)

function groupOf(amounts: readonly TaxedAmount[]): VatGroup {
  const { category, percentage } = amounts[0]!.vat
  const base = sumCents(amounts.map(({ amount }) => amount))
  return {
    category,
    percentage,
    base,
    vat: cents(Number(divideRounded(BigInt(base) * BigInt(percentage ?? 0), 100n))),
    code: commonCode(amounts.map(({ vat }) => vat.code)),
    reasons: [...new Set(amounts.map(({ vat }) => vat.reason))].filter((reason) => reason !== ''),
  }
}

function commonCode(codes: readonly string[]): string {
  const [first = '', ...others] = [...new Set(codes)]
  if (others.length === 0) return first
  return codes.every((code) => code.startsWith(PUBLIC_INTEREST)) ? PUBLIC_INTEREST : ''
}

const inOrder = (a: VatGroup, b: VatGroup): number =>
  VAT_CATEGORIES.indexOf(a.category) - VAT_CATEGORIES.indexOf(b.category) || (b.percentage ?? 0) - (a.percentage ?? 0)

/** The totals of an invoice or a credit note. The total VAT is the sum of the VAT groups (rule invoicing-4). */
export function totalsOf(groups: readonly VatGroup[]): InvoiceTotals {
  const excludingVat = sumCents(groups.map(({ base }) => base))
  const vat = sumCents(groups.map((group) => group.vat))
  return { excludingVat, vat, includingVat: cents(excludingVat + vat) }
}

/** The exemption reasons of a VAT group as one text, because a group has one reason in the UBL. */
export const formatReason = ({ reasons }: Pick<VatGroup, 'reasons'>): string => reasons.join('; ')
