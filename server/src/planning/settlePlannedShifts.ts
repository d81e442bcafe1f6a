import type { PlannedMonth } from '@uurwerk/contract/planning'
import type { Writing } from '../http/route.ts'
import { readRemovedRecupHolidays } from './removedRecupHolidayStore.ts'
import { settleShiftChange, type ShiftChange } from './settleShiftChange.ts'

type Removed = Pick<PlannedMonth, 'removedRecupHolidays' | 'removedRecupHolidayDtos'>

/** What follows from a change in the calendar, and the part of the answer that names what it removed. */
export async function settlePlannedShifts(writing: Writing, change: ShiftChange): Promise<Removed> {
  const days = await settleShiftChange(writing, change)
  if (days.length === 0) return { removedRecupHolidays: [], removedRecupHolidayDtos: [] }
  const removed = await readRemovedRecupHolidays(writing.tx, { ...change, days, now: writing.now })
  return { removedRecupHolidays: days, removedRecupHolidayDtos: removed }
}
