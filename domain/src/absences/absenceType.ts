import type { CounterType } from '../balances/counterType.ts'
import { absenceDescriptions, type AbsenceCategory } from './absenceCategory.ts'

export type AbsenceType = {
  readonly absenceCategory: AbsenceCategory
  readonly fullDay: boolean
  /** The leave counter from which the absence takes days; null when the absence takes no days from a counter. */
  readonly vacationCategory: CounterType | null
  readonly userReadableFormat: string
}

/** `fullDay` decides whether the absence is a full day, and not its number of hours (rule absences-5). */
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

/** The kind and the length of an absence in one name, such as VACATION_FULL_DAY (rule absences-50). */
export function absenceTypeName(category: AbsenceCategory, fullDay: boolean): string {
  const stem = category === 'RECUPERATION_HOLIDAY' ? 'REPLACEMENT_HOLIDAY' : category
  return `${stem}_${fullDay ? 'FULL_DAY' : 'HALF_DAY'}`
}
