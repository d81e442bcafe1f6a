import { sumSeconds } from '../money/seconds.ts'
import { BONUS_OF_CALLOUT } from '../planning/premiums/calloutRate.ts'
import type { PremiumTerms } from '../planning/premiums/premiumTerms.ts'
import type { Shift } from '../planning/shift/shift.ts'
import { splitPremiums } from '../planning/premiums/splitPremiums.ts'
import type { Day } from '../time/day.ts'
import type { PremiumTime } from './payrollFacts.ts'

/** The day is that of the start of the shift. A call-out applies to the whole shift (rule payroll-13). */
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
