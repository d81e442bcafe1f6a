import type { CounterType } from '../balances/counterType.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import { absenceDescriptions } from './absenceCategory.ts'

/** The kind and the length of an absence in an API response. */
export type AbsenceType = {
  readonly absenceCategory: AbsenceCategory
  readonly fullDay: boolean
  /** The counter from which the absence takes days; null when it takes none. */
  readonly vacationCategory: CounterType | null
  readonly userReadableFormat: string
}

/**
 * The API form of an absence. The stored length decides whether it is a full day, never the number of hours (rule
 * absences-5).
 */
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

/** Kind and length in one name, such as VACATION_FULL_DAY (rule absences-50). */
export function absenceTypeName(category: AbsenceCategory, fullDay: boolean): string {
  const stem = category === 'RECUPERATION_HOLIDAY' ? 'REPLACEMENT_HOLIDAY' : category
  return `${stem}_${fullDay ? 'FULL_DAY' : 'HALF_DAY'}`
}
