import type { BasisPoints } from '../../money/basisPoints.ts'
import type { Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import type { Hundredths } from '../../money/hundredths.ts'
import type { Seconds } from '../../money/seconds.ts'
import type { BilledPeriod } from '../lines/billedPeriod.ts'
import { unitPriceMillionths } from '../lines/invoiceLine.ts'
import type { UblLine } from './ubl.ts'
import type { VatTerms } from '../vat/vatRegime.ts'

export type BilledOrder = {
  readonly heading: string
  /** The reference of the order (period with an hourly rate); '' when the invoice has only one order. */
  readonly reference: string
  /** The days on which the order gives the price; null when the invoice has only one order. */
  readonly period: BilledPeriod | null
  readonly lines: readonly {
    readonly description: string
    readonly baseRate: Cents
    readonly percentage: BasisPoints
    readonly seconds: Seconds
    readonly amount: Cents
  }[]
}

export type BilledCost = {
  readonly description: string
  readonly amount: Hundredths
  readonly units: string
  readonly cost: Cents
  readonly total: Cents
  readonly vat: VatTerms
}

export type CreditedAmount = { readonly description: string; readonly amount: Cents; readonly vat: VatTerms }

const HOUR = 'HUR'
const PIECE = 'C62'
const MILLIONTHS_IN_HUNDREDTH = 10_000
const ONE_IN_MILLIONTHS = 1_000_000

/** Units with a code in UN/ECE Recommendation 20. Any other unit gets the code of a piece (rule ubl-13). */
const UNIT_CODES: ReadonlyMap<string, string> = new Map([
  ['uur', HOUR],
  ['uren', HOUR],
  ['km', 'KMT'],
  ['kilometer', 'KMT'],
  ['dag', 'DAY'],
  ['dagen', 'DAY'],
  ['maand', 'MON'],
  ['maanden', 'MON'],
])

/** The lines have the amounts and the order of the printed invoice (rules ubl-10, ubl-15 and ubl-26). */
export const ublLines = (
  orders: readonly BilledOrder[],
  costs: readonly BilledCost[],
  vatOfHours: VatTerms,
): UblLine[] => [
  ...orders.flatMap(({ heading, reference, period, lines }) =>
    lines.map((line) => ({
      name: line.description,
      description: reference === '' ? heading : `${heading}, referentie ${reference}`,
      unitCode: HOUR,
      quantityMillionths: Number(divideRounded(BigInt(line.seconds) * 1_000_000n, 3600n)),
      unitPriceMillionths: unitPriceMillionths(line),
      amount: line.amount,
      vat: vatOfHours,
      period,
    })),
  ),
  ...costs.map(lineOfCost),
]

/** The UBL lines of credited amounts. In UBL, an amount without a quantity is one piece (rule ubl-25). */
export const ublAmounts = (amounts: readonly CreditedAmount[]): UblLine[] =>
  amounts.map(({ description, amount, vat }) => ({
    name: description,
    description: '',
    unitCode: PIECE,
    quantityMillionths: ONE_IN_MILLIONTHS * Math.sign(amount),
    unitPriceMillionths: Math.abs(amount) * MILLIONTHS_IN_HUNDREDTH,
    amount,
    vat,
    period: null,
  }))

/** UBL forbids a negative price, so a negative cost gets a negative quantity (BR-27, rule ubl-12). */
function lineOfCost({ description, amount, units, cost, total, vat }: BilledCost): UblLine {
  const code = UNIT_CODES.get(units.trim().toLowerCase())
  return {
    name: description,
    description: code === undefined ? `Eenheid: ${units}` : '',
    unitCode: code ?? PIECE,
    quantityMillionths: amount * MILLIONTHS_IN_HUNDREDTH * Math.sign(cost),
    unitPriceMillionths: Math.abs(cost) * MILLIONTHS_IN_HUNDREDTH,
    amount: total,
    vat,
    period: null,
  }
}
