import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import type { CounterUse } from '../balances/counterUse.ts'
import type { BookedHours, MonthFacts } from '../balances/monthFacts.ts'
import type { BonusType } from '../customers/bonusType.ts'
import type { Seconds } from '../money/seconds.ts'
import type { Day } from '../time/day.ts'

export type PayrollAbsence = BookedHours & {
  readonly id: number
  readonly category: AbsenceCategory
  readonly uses: readonly CounterUse[]
}

/** Working time of a day that earns a premium. */
export type PremiumTime = { readonly day: Day; readonly type: BonusType; readonly seconds: Seconds }

/** What a person's month is paid by: what its balance weighs, told apart by day and by counter. */
export type PayrollFacts = Omit<MonthFacts, 'absences'> & {
  readonly absences: readonly PayrollAbsence[]
  /** By the day on which a shift starts, of all contracts. */
  readonly workedByDay: ReadonlyMap<Day, Seconds>
  readonly premiums: readonly PremiumTime[]
}
