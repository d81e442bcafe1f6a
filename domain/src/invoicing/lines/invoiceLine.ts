import type { Premium } from '../../customers/bonusType.ts'
import { WHOLE, type BasisPoints } from '../../money/basisPoints.ts'
import { cents, type Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import type { Seconds } from '../../money/seconds.ts'
import type { Callout } from '../../planning/shift/shift.ts'

/** A line contains all worked time of one order with the same premium and the same call-out. */
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

/** The price rate × (1 + percentage) is exact in millionths of a euro: at most six decimals (rule premiums-13). */
export const unitPriceMillionths = ({ baseRate, percentage }: Price): number => baseRate * (WHOLE + percentage)

export const unitPriceOf = (price: Price): number => unitPriceMillionths(price) / 1e6

/** The number for the API and the XML has at most six decimals and is rounded once. */
export const quantityOf = (length: Seconds): number =>
  Number(divideRounded(BigInt(length) * 1_000_000n, BigInt(SECONDS_IN_HOUR))) / 1e6

/** The amount is exact hours × exact price. Only this function rounds the amount to the cent (rule invoicing-2). */
export const lineAmount = (length: Seconds, price: Price): Cents =>
  cents(
    Number(divideRounded(BigInt(length) * BigInt(unitPriceMillionths(price)), BigInt(SECONDS_IN_HOUR) * BigInt(WHOLE))),
  )
