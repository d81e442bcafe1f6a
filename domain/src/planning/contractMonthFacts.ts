import type { ShiftConversionFacts } from '../absences/refusalToConvertShiftToSickness.ts'
import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import type { OtherShift } from './refusalOfOverlap.ts'
import type { ShiftPlanningFacts } from './refusalToPlanShift.ts'

/** A shift of the person. It can belong to any contract of the person. */
export type PersonShift = OtherShift & {
  readonly id: number
  readonly contractId: number
  readonly day: Day
  /** True when the person got this shift by a claim: the person asked to work an open shift that HR offered. */
  readonly claimed: boolean
}

type ContractFacts = {
  readonly contractId: number
  readonly freeze: MonthFreeze | null
  readonly contract: DayPeriod
}

type PersonMonthFacts = {
  readonly today: Day
  readonly yearMonth: YearMonth
  readonly employment: DayPeriod
  readonly prolongedSickLeaves: readonly DayPeriod[]
  readonly fullAbsenceDays: readonly Day[]
  readonly shifts: readonly PersonShift[]
}

/**
 * The server checks a command with these facts. It also sends them with the month, so the checks in the browser have
 * the same result.
 */
export type ContractMonthFacts = PersonMonthFacts & ContractFacts

export type WorkedMonthFacts = PersonMonthFacts & { readonly contracts: readonly ContractFacts[] }

export function contractMonthFacts(facts: WorkedMonthFacts, contractId: number): ContractMonthFacts | null {
  const { contracts, ...person } = facts
  const contract = contracts.find((each) => each.contractId === contractId)
  return contract === undefined ? null : { ...person, ...contract }
}

/** `changed` is the id of the shift that changes. It is left out, because a shift is not compared with itself. */
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

/** The facts that decide whether a worked shift can become a day of sickness. */
export const shiftConversionFacts = (
  { freeze, shifts }: ContractMonthFacts,
  { id, day }: Pick<PersonShift, 'id' | 'day'>,
): ShiftConversionFacts => ({
  freeze,
  otherShiftsThatDay: shifts.filter((other) => other.id !== id && other.day === day).length,
})
