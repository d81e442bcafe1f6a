import type { BonusRates } from '../../customers/bonusRates.ts'
import { BONUS_NAMES } from '../../customers/bonusType.ts'
import { NO_BASIS_POINTS, type BasisPoints } from '../../money/basisPoints.ts'
import type { Callout } from '../shift/shift.ts'

export const BONUS_OF_CALLOUT = { CALL_OUT_24: 'CALLOUT24', CALL_OUT_48: 'CALLOUT48' } as const satisfies Record<
  Callout,
  string
>

/** The Dutch name of a call-out, which is the name of its bonus: 'Oproep 24'. */
export const calloutName = (callout: Callout): string => BONUS_NAMES[BONUS_OF_CALLOUT[callout]]

/** Zero without a call-out, and when the customer has no rate for the call-out (rule premiums-11). */
export const calloutRate = (callout: Callout | null, rates: BonusRates): BasisPoints =>
  callout === null ? NO_BASIS_POINTS : (rates[BONUS_OF_CALLOUT[callout]] ?? NO_BASIS_POINTS)
