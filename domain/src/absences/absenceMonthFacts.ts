import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { Seconds } from '../money/seconds.ts'
import { isOnProlongedSickLeave } from '../employment/isOnProlongedSickLeave.ts'
import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import type { AbsenceDay, AbsenceFacts, BookedAbsence } from './absenceFacts.ts'

/** The reason why the user may not change the month of the contract; null when the user may. */
export type ContractFreeze = DayPeriod & { readonly freeze: MonthFreeze | null }

/**
 * The facts about the month that the rules on absences need. A command uses these facts on the server. The browser gets
 * them with the absences, so that it decides the same.
 */
export type AbsenceMonthFacts = Omit<AbsenceFacts, 'days'> & {
  readonly employment: DayPeriod
  readonly contracts: readonly ContractFreeze[]
  readonly holidays: readonly Day[]
  readonly prolongedSickLeaves: readonly DayPeriod[]
  /** The worked time of each day on which a shift starts, on any contract. */
  readonly shiftSeconds: Readonly<Record<string, Seconds>>
  readonly absences: readonly (BookedAbsence & { readonly day: Day })[]
}

export const absenceFactsOn = (facts: AbsenceMonthFacts, days: readonly Day[]): AbsenceFacts => ({
  ...facts,
  days: days.map((day): AbsenceDay => ({
    day,
    isHoliday: facts.holidays.includes(day),
    isEmployed: containsDay(facts.employment, day),
    onProlongedSickLeave: isOnProlongedSickLeave(facts.prolongedSickLeaves, day),
    freeze: absenceFreezeOn(facts, day),
    shiftSeconds: facts.shiftSeconds[day] ?? null,
    absences: facts.absences.filter((absence) => absence.day === day),
  })),
})

/**
 * An absence belongs to the person, so the user may change it when at least one contract month of that day is not
 * frozen (rules absences-23, absences-24).
 */
export function absenceFreezeOn({ contracts }: Pick<AbsenceMonthFacts, 'contracts'>, day: Day): MonthFreeze | null {
  const freezes = contracts.filter((contract) => containsDay(contract, day)).map(({ freeze }) => freeze)
  return freezes.includes(null) ? null : (freezes[0] ?? null)
}
