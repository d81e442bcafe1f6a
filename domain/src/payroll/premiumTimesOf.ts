import type { BonusType } from '../customers/bonusType.ts'
import { sumSeconds } from '../money/seconds.ts'
import type { PremiumTerms } from '../planning/premiumTerms.ts'
import type { Callout, Shift } from '../planning/shift.ts'
import { splitPremiums } from '../planning/splitPremiums.ts'
import type { Day } from '../time/day.ts'
import type { PremiumTime } from './payrollFacts.ts'

const BONUS_OF_CALLOUT = { CALL_OUT_24: 'CALLOUT24', CALL_OUT_48: 'CALLOUT48' } as const satisfies Record<
  Callout,
  BonusType
>

/** The premiums of a shift, on the day on which it starts. A call-out is a premium of the whole shift, beside the others. */
export function premiumTimesOf(day: Day, shift: Shift, terms: PremiumTerms): PremiumTime[] {
  const stretches = splitPremiums(shift, terms)
  const ofStretches = stretches.flatMap(({ premium, seconds }) =>
    premium === null ? [] : [{ day, type: premium, seconds }],
  )
  const callout = stretches[0]?.callout ?? null
  if (callout === null) return ofStretches
  return [
    ...ofStretches,
    { day, type: BONUS_OF_CALLOUT[callout], seconds: sumSeconds(stretches.map((s) => s.seconds)) },
  ]
}
