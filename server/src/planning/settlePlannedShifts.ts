import type { PlannedMonth } from '@uurwerk/contract/planning'
import type { CommandContext } from '../http/route.ts'
import { readRemovedRecupHolidays } from './removedRecupHolidayStore.ts'
import { applyShiftSideEffects, type ShiftChange } from './applyShiftSideEffects.ts'

type Removed = Pick<PlannedMonth, 'removedRecupHolidays' | 'removedRecupHolidayDtos'>

/** What follows from a change in the calendar, and the part of the answer that names what it removed. */
export async function settlePlannedShifts(context: CommandContext, change: ShiftChange): Promise<Removed> {
  const days = await applyShiftSideEffects(context, change)
  if (days.length === 0) return { removedRecupHolidays: [], removedRecupHolidayDtos: [] }
  const removed = await readRemovedRecupHolidays(context.tx, { ...change, days, now: context.now })
  return { removedRecupHolidays: days, removedRecupHolidayDtos: removed }
}
