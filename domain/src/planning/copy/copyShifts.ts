import type { Day } from '../../time/day.ts'
import type { ShiftPlanningFacts } from '../refusalToPlanShift.ts'
import type { DayToCopy } from './daysToCopy.ts'
import { planOnFreeDays, type FilledDays, type WantedShift } from './planOnFreeDays.ts'

type Wanted = {
  readonly days: readonly DayToCopy[]
  /** The shifts of the earlier week or month, which are copied. */
  readonly shifts: readonly WantedShift[]
  /** The public holidays and the holidays of the company among the days that receive shifts. */
  readonly holidays: readonly Day[]
}

/** Copies the shifts of earlier days to the free days of a month (rules planning-75, planning-76). */
export const copyShifts = (facts: ShiftPlanningFacts, { days, shifts, holidays }: Wanted): FilledDays =>
  planOnFreeDays(facts, {
    shifts: days.flatMap(({ from, to }) =>
      shifts.filter(({ day }) => day === from).map((shift) => ({ ...shift, day: to })),
    ),
    holidays,
  })
