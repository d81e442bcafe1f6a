import type { MonthFreeze } from '../contracts/monthFreeze.ts'

export type ShiftConversionFacts = {
  readonly freeze: MonthFreeze | null
  /** Other shifts of the person that start that day, on any contract. */
  readonly otherShiftsThatDay: number
}

export type ShiftConversionRefusal = { readonly code: MonthFreeze } | { readonly code: 'other_shift_on_day' }

/** Why a shift cannot become a full day of sickness, weekend or holiday included (rule absences-15). */
export function refusalToConvertShiftToSickness({
  freeze,
  otherShiftsThatDay,
}: ShiftConversionFacts): ShiftConversionRefusal | null {
  if (freeze !== null) return { code: freeze }
  return otherShiftsThatDay === 0 ? null : { code: 'other_shift_on_day' }
}
