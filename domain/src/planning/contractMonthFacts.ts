import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import type { OtherShift } from './refusalOfOverlap.ts'
import type { ShiftPlanningFacts } from './refusalToPlanShift.ts'

/** A shift of the person. It can belong to any contract of the person. */
export type PersonShift = OtherShift & { readonly id: number; readonly contractId: number; readonly day: Day }

/**
 * All facts that decide what a person may plan on a contract in a month. The server loads these facts for a command and
 * sends them with the calendar, so the rules give the same result in the browser.
 */
export type ContractMonthFacts = {
  readonly today: Day
  readonly yearMonth: YearMonth
  readonly contractId: number
  readonly freeze: MonthFreeze | null
  readonly contract: DayPeriod
  readonly employment: DayPeriod
  readonly prolongedSickLeaves: readonly DayPeriod[]
  readonly fullAbsenceDays: readonly Day[]
  /** The shifts of the month and of the weeks around it, on all contracts of the person. */
  readonly shifts: readonly PersonShift[]
}

/**
 * The facts of a contract month in the form that the planning rules use. `changed` is the id of the shift that the user
 * changes: a shift is not compared with itself.
 */
export function shiftPlanningFacts(facts: ContractMonthFacts, changed?: number): ShiftPlanningFacts {
  const { contractId, shifts, ...rest } = facts
  const others = shifts.filter(({ id }) => id !== changed)
  return {
    ...rest,
    plannedDays: others.filter((shift) => shift.contractId === contractId).map(({ day }) => day),
    daysElsewhere: others.filter((shift) => shift.contractId !== contractId).map(({ day }) => day),
    otherShifts: others,
  }
}
