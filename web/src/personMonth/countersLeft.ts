import { isCounterType } from '@uurwerk/domain/balances/counterType'
import type { AnyCounterType, CountersLeft } from '@uurwerk/domain/balances/counterUse'
import { halfDaysOfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'

type Counter = { readonly type: string; readonly currentBalance: number }

const isKnown = (type: string): type is AnyCounterType => isCounterType(type) || type === 'SICK_LEAVE_NO_CERTIFICATE'

/** The amounts that are left in a person's counters of a year, in the form of the booking rules. */
export const countersLeft = (counters: readonly Counter[]): CountersLeft =>
  Object.fromEntries(
    counters.flatMap(({ type, currentBalance }): [AnyCounterType, HalfDays][] =>
      isKnown(type) ? [[type, halfDaysOfDays(currentBalance) ?? NO_HALF_DAYS]] : [],
    ),
  )
