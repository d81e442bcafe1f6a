import type { BonusRates } from '../customers/bonusRates.ts'
import { NO_BASIS_POINTS } from '../money/basisPoints.ts'
import type { BasisPoints } from '../money/basisPoints.ts'
import type { Callout } from './shift.ts'

/** What a call-out is called among the rates of a customer. */
export const BONUS_OF_CALLOUT = { CALL_OUT_24: 'CALLOUT24', CALL_OUT_48: 'CALLOUT48' } as const satisfies Record<
  Callout,
  string
>

/** What a call-out adds on top of the whole shift; nothing without one, or without a rate for it. */
export const calloutRate = (callout: Callout | null, rates: BonusRates): BasisPoints =>
  callout === null ? NO_BASIS_POINTS : (rates[BONUS_OF_CALLOUT[callout]] ?? NO_BASIS_POINTS)
