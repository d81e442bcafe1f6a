import type { BasisPoints } from '../../money/basisPoints.ts'
import { cents, type Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import { addDays, eachDay, type Day } from '../../time/day.ts'
import type { Settlement } from '../invoiceBalance.ts'

/** The rate for late payments between companies, with the first day of the half year in which the rate applies. */
export type InterestRate = { readonly from: Day; readonly rate: BasisPoints }

export type LateInvoice = {
  readonly total: Cents
  readonly dueOn: Day
  /** The payments and the credit notes of the invoice, which lower its open amount. */
  readonly settlements: readonly Settlement[]
}

const DAYS_A_YEAR = 365n
const WHOLE = 10_000n
const MONTHS_OF_HALF_YEARS = ['-01-01', '-07-01']

/**
 * The interest on a late invoice, from the day after the due date until a given day (included), rounded once (law of 2
 * August 2002, article 5; rule payments-18). Null when the rate of a half year is not known, because an older rate may
 * be too high.
 */
export function lateInterest(
  { total, dueOn, settlements }: LateInvoice,
  rates: readonly InterestRate[],
  until: Day,
): Cents | null {
  const rateOf = new Map(rates.map(({ from, rate }) => [from, rate]))
  let numerator = 0n
  for (const day of until > dueOn ? eachDay(addDays(dueOn, 1), until) : []) {
    const open = settlements.reduce((sum, { on, amount }) => (on <= day ? sum - amount : sum), total as number)
    if (open <= 0) continue
    const rate = rateOf.get(halfYearOf(day))
    if (rate === undefined) return null
    numerator += BigInt(open) * BigInt(rate)
  }
  return cents(Number(divideRounded(numerator, DAYS_A_YEAR * WHOLE)))
}

export const halfYearOf = (day: Day): Day =>
  `${day.slice(0, 4)}${MONTHS_OF_HALF_YEARS[day.slice(5) < '07' ? 0 : 1]}` as Day

/**
 * The half years in which an invoice is late and whose rate is not known, the oldest first (rule payments-37). Without
 * the rate, a reminder asks for no interest.
 */
export function halfYearsWithoutRate(
  invoices: readonly { readonly dueOn: Day; readonly open: Cents }[],
  rates: readonly InterestRate[],
  on: Day,
): readonly Day[] {
  const late = invoices.filter(({ dueOn, open }) => open > 0 && dueOn < on).map(({ dueOn }) => addDays(dueOn, 1))
  const [first] = late.toSorted()
  const missing: Day[] = []
  if (first === undefined) return missing
  const known = new Set(rates.map(({ from }) => from))
  for (let from = halfYearOf(first); from <= on; from = halfYearOf(addDays(from, 190)))
    if (!known.has(from)) missing.push(from)
  return missing
}
