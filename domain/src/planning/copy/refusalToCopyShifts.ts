import type { MonthFreeze } from '../../contracts/isOfFrozenMonth.ts'
import { refusalToLeaveMonth, type ShiftDateRefusal } from '../refusalToDateShift.ts'
import { daysToCopy, type CopyTarget } from './daysToCopy.ts'

export type CopyRefusal = { readonly code: MonthFreeze } | ShiftDateRefusal

/** The reason why no shift can be copied to a month or a week (rule planning-74). */
export function refusalToCopyShifts(freeze: MonthFreeze | null, target: CopyTarget): CopyRefusal | null {
  if (freeze !== null) return { code: freeze }
  const { week, yearMonth } = target
  return week === null || daysToCopy(target).length > 0 ? null : refusalToLeaveMonth(yearMonth, [week])
}
