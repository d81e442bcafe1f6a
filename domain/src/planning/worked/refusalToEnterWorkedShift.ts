import type { Day } from '../../time/day.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import { refusalToChangeWorkedShift } from './refusalToChangeWorkedShift.ts'
import type { WorkedShiftFacts, WorkedShiftRefusal } from './refusalToChangeWorkedShift.ts'
import { refusalToDateShift } from '../refusalToDateShift.ts'
import type { InstantPeriod } from '../../time/instantPeriod.ts'

/** The table can have several shifts on one day, but the calendar can have only one (rule planning-23). */
export const refusalToEnterWorkedShift = (
  facts: WorkedShiftFacts,
  { date, times }: { readonly date: Day; readonly times: InstantPeriod },
): WorkedShiftRefusal | null =>
  refusalToDateShift(date, brusselsDayOf(times.start)) ?? refusalToChangeWorkedShift(facts, times)
