import type { Premium } from '../../customers/bonusType.ts'
import { WHOLE, type BasisPoints } from '../../money/basisPoints.ts'
import { cents, type Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import type { Seconds } from '../../money/seconds.ts'
import type { Callout } from '../../planning/shift/shift.ts'

/**
 * An invoice line. It contains all worked time of one order (a period of a contract with its hourly rate) with the same
 * premium and the same call-out.
 */
export type InvoiceLine = {
  readonly orderId: number
  readonly premium: Premium | null
  readonly callout: Callout | null
  readonly baseRate: Cents
  /** The percentage of the premium plus the percentage of the call-out. */
  readonly percentage: BasisPoints
  readonly seconds: Seconds
  readonly amount: Cents
}

type Price = Pick<InvoiceLine, 'baseRate' | 'percentage'>

const SECONDS_IN_HOUR = 3600

/**
 * The exact price of an hour: rate × (1 + percentage), in millionths of a euro. Cents times hundredths of a percent
 * have at most six decimals (rule premiums-13).
 */
export const unitPriceMillionths = ({ baseRate, percentage }: Price): number => baseRate * (WHOLE + percentage)

export const unitPriceOf = (price: Price): number => unitPriceMillionths(price) / 1e6

/**
 * The number of hours on an invoice line in the API and in the XML. It has at most six decimals and is rounded once.
 */
export const quantityOf = (length: Seconds): number =>
  Number(divideRounded(BigInt(length) * 1_000_000n, BigInt(SECONDS_IN_HOUR))) / 1e6

/**
 * The amount of an invoice line: exact hours × exact price. The amount is rounded to the cent only in this function
 * (rule invoicing-2).
 */
export const lineAmount = (length: Seconds, price: Price): Cents =>
  cents(
    Number(divideRounded(BigInt(length) * BigInt(unitPriceMillionths(price)), BigInt(SECONDS_IN_HOUR) * BigInt(WHOLE))),
  )
