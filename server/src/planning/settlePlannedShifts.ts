import type { RemovedRecupHoliday } from '@uurwerk/contract/planning'
import type { Day } from '@uurwerk/domain/time/day'
import type { CommandContext } from '../http/route.ts'
import { readRemovedRecupHolidays } from './removedRecupHolidayStore.ts'
import { applyShiftSideEffects, type ShiftChange } from './applyShiftSideEffects.ts'

type Removed = {
  readonly removedRecupHolidays: Day[]
  readonly removedRecupHolidayDtos: RemovedRecupHoliday[]
}

/**
 * Applies the side effects of a change in the calendar. Returns the removed absences 'Feestdag recup', because the
 * answer of the request shows them.
 */
export async function settlePlannedShifts(context: CommandContext, change: ShiftChange): Promise<Removed> {
  const days = await applyShiftSideEffects(context, change)
  if (days.length === 0) return { removedRecupHolidays: [], removedRecupHolidayDtos: [] }
  const removed = await readRemovedRecupHolidays(context.tx, { ...change, days, now: context.now })
  return { removedRecupHolidays: days, removedRecupHolidayDtos: removed }
}
