import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'

export type ShiftConversionFacts = {
  readonly freeze: MonthFreeze | null
  /** The number of other shifts of the person that start on the same day, on any contract. */
  readonly otherShiftsThatDay: number
}

export type ShiftConversionRefusal = { readonly code: MonthFreeze } | { readonly code: 'other_shift_on_day' }

/** A shift on a weekend or a public holiday can become sickness too (rule absences-15). */
export function refusalToConvertShiftToSickness({
  freeze,
  otherShiftsThatDay,
}: ShiftConversionFacts): ShiftConversionRefusal | null {
  if (freeze !== null) return { code: freeze }
  return otherShiftsThatDay === 0 ? null : { code: 'other_shift_on_day' }
}
