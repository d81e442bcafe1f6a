import type { Day } from '../../time/day.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import { refusalToChangeWorkedShift } from './refusalToChangeWorkedShift.ts'
import type { WorkedShiftFacts, WorkedShiftRefusal } from './refusalToChangeWorkedShift.ts'
import { refusalToDateShift } from '../refusalToDateShift.ts'
import type { ShiftTimes } from '../shift/shift.ts'

/** Why the table cannot take a new shift. The table, unlike the calendar, can hold several shifts on one day (rule planning-23). */
export const refusalToEnterWorkedShift = (
  facts: WorkedShiftFacts,
  { date, times }: { readonly date: Day; readonly times: ShiftTimes },
): WorkedShiftRefusal | null =>
  refusalToDateShift(date, brusselsDayOf(times.start)) ?? refusalToChangeWorkedShift(facts, times)
