import type { AbsenceCounterType } from './absenceCounter.ts'
import type { CounterType } from './counterType.ts'
import { NO_HALF_DAYS, type HalfDays } from './halfDays.ts'

export type AnyCounterType = CounterType | AbsenceCounterType

export type CounterUse = { readonly counter: AnyCounterType; readonly amount: HalfDays }

/** The days left in each counter of a person's year. A counter that is not in the object has zero days. */
export type CountersLeft = { readonly [counter in AnyCounterType]?: HalfDays }

export const leftIn = (counters: CountersLeft, counter: AnyCounterType): HalfDays => counters[counter] ?? NO_HALF_DAYS
