import type { Day } from '../time/day.ts'
import { holidayOn } from './holidays.ts'

export type HolidayRemovalRefusal = { readonly code: 'holiday_legal' } | { readonly code: 'holiday_in_fixed_month' }

/** The reason why HR cannot remove a company holiday (rules time-32, time-34). */
export function refusalToRemoveHoliday(
  { monthIsFixed }: { readonly monthIsFixed: boolean },
  day: Day,
): HolidayRemovalRefusal | null {
  if (holidayOn(day) !== null) return { code: 'holiday_legal' }
  return monthIsFixed ? { code: 'holiday_in_fixed_month' } : null
}
