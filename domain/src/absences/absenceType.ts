import type { CounterType } from '../balances/counterType.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import { absenceDescriptions } from './absenceCategory.ts'

/** How an absence describes itself on the wire. */
export type AbsenceType = {
  readonly absenceCategory: AbsenceCategory
  readonly fullDay: boolean
  /** The counter that it takes from, if any. */
  readonly vacationCategory: CounterType | null
  readonly userReadableFormat: string
}

/** Holds rule absences-5. */
export const absenceTypeOf = (
  absenceCategory: AbsenceCategory,
  fullDay: boolean,
  vacationCategory: CounterType | null,
): AbsenceType => ({
  absenceCategory,
  fullDay,
  vacationCategory,
  userReadableFormat: absenceTitle(absenceCategory, fullDay),
})

export function absenceTitle(category: AbsenceCategory, fullDay: boolean): string {
  const { fullDayTitle, halfDayTitle } = absenceDescriptions[category]
  return fullDay ? fullDayTitle : halfDayTitle
}

/** Category and length in one name, such as VACATION_FULL_DAY (employee specification, 3.2). */
export function absenceTypeName(category: AbsenceCategory, fullDay: boolean): string {
  const stem = category === 'RECUPERATION_HOLIDAY' ? 'REPLACEMENT_HOLIDAY' : category
  return `${stem}_${fullDay ? 'FULL_DAY' : 'HALF_DAY'}`
}
