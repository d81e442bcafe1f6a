import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Seconds } from '../money/seconds.ts'
import { isOnProlongedSickLeave } from '../employment/isOnProlongedSickLeave.ts'
import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import type { AbsenceDay, AbsenceFacts, BookedAbsence } from './absenceFacts.ts'

/**
 * The period of a contract, with the reason why the user may not change the month of the contract. The reason is null
 * when the user may change the month.
 */
export type ContractFreeze = DayPeriod & { readonly freeze: MonthFreeze | null }

/**
 * All facts that decide which absences of a person in a month can be booked or removed. The server loads these facts
 * for a command and sends them with the absences, so the rules give the same result in the browser.
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

/** The facts of a month in the form that the booking rule of absences needs. */
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
 * The reason why the user may not change the absences of a day; null when the user may. An absence belongs to the
 * person and not to a contract. The user may therefore change it when at least one contract month of that day is not
 * frozen for the user (rules timesheets-21, absences-23, absences-24).
 */
export function absenceFreezeOn({ contracts }: Pick<AbsenceMonthFacts, 'contracts'>, day: Day): MonthFreeze | null {
  const freezes = contracts.filter((contract) => containsDay(contract, day)).map(({ freeze }) => freeze)
  return freezes.includes(null) ? null : (freezes[0] ?? null)
}
