import type { PersonKind } from '../../people/personKind.ts'
import type { Counter } from '../counterMoves.ts'
import type { CounterType } from '../counterType.ts'
import type { CountersLeft } from '../counterUse.ts'
import type { HalfDays } from '../halfDays.ts'
import type { EmploymentOfYear } from '../statutoryVacation.ts'

export type NewYearFacts = Omit<EmploymentOfYear, 'year'> & {
  /** The year that the new-year run prepares: HR starts the run to fill the leave counters of that year. */
  readonly year: number
  readonly kind: PersonKind
  readonly oldYear: CountersLeft
  readonly newYear: { readonly [type in CounterType]?: Counter }
  readonly movedOut: CountersLeft
  /** The days of statutory vacation that the last new-year run calculated; null when no run has taken place. */
  readonly statutoryBefore: HalfDays | null
  /** The statutory vacation to transfer to the new year. Null when the transfer of an earlier run must not change. */
  readonly transfer: HalfDays | null
}

/** An entry that moves days out of the old year lowers the days left, but not the days granted. */
export type NewYearEntry = {
  readonly year: number
  readonly counter: CounterType
  readonly amount: HalfDays
  readonly kind: 'grant' | 'use'
}
