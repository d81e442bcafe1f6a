import type { PersonKind } from '../people/personKind.ts'
import type { Counter } from './counterMoves.ts'
import type { CounterType } from './counterType.ts'
import type { CountersLeft } from './counterUse.ts'
import type { HalfDays } from './halfDays.ts'
import type { EmploymentOfYear } from './statutoryVacation.ts'

/** What bears on one person's passage into a year. */
export type NewYearFacts = Omit<EmploymentOfYear, 'year'> & {
  /** The year that begins. */
  readonly year: number
  readonly kind: PersonKind
  readonly oldYear: CountersLeft
  /** Those that were ever moved. */
  readonly newYear: { readonly [type in CounterType]?: Counter }
  /** What earlier runs took out of each counter of the old year. */
  readonly movedOut: CountersLeft
  /** What the last run held to be the statutory vacation. */
  readonly statutoryBefore: HalfDays | null
  /** What HR lets this person take along of the statutory vacation; null leaves it as it is. */
  readonly transfer: HalfDays | null
}

/** One line of the ledger. What leaves the old year was granted there all the same: only what is left falls. */
export type NewYearEntry = {
  readonly year: number
  readonly counter: CounterType
  readonly amount: HalfDays
  readonly kind: 'grant' | 'use'
}
