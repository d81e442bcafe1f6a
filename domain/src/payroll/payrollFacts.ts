import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import type { CounterUse } from '../balances/counterUse.ts'
import type { BookedHours, MonthFacts } from '../balances/month/monthFacts.ts'
import type { BonusType } from '../customers/bonusType.ts'
import type { Seconds } from '../money/seconds.ts'
import type { Day } from '../time/day.ts'

export type PayrollAbsence = BookedHours & {
  readonly id: number
  readonly category: AbsenceCategory
  readonly uses: readonly CounterUse[]
}

export type PremiumTime = { readonly day: Day; readonly type: BonusType; readonly seconds: Seconds }

/**
 * The facts that decide the rows of a payroll timesheet. They are the facts of the month balance, with the worked time
 * of each day and the leave counters of each absence.
 */
export type PayrollFacts = Omit<MonthFacts, 'absences'> & {
  readonly absences: readonly PayrollAbsence[]
  /** The worked time on all contracts, by the day on which the shift starts. */
  readonly workedByDay: ReadonlyMap<Day, Seconds>
  readonly premiums: readonly PremiumTime[]
}
