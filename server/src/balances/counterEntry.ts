import type { Cause } from '@uurwerk/domain/people/cause'
import type { AnyCounterType } from '@uurwerk/domain/balances/counterUse'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'

export type CounterEntry = {
  readonly personId: number
  readonly year: number
  readonly counter: AnyCounterType
  readonly amount: HalfDays
  /** 'grant' changes both the granted and the remaining days; 'use' changes only the remaining days. */
  readonly kind: 'grant' | 'use'
  readonly cause: Cause
  /** The reason that HR typed for a manual entry of a leave counter. */
  readonly reason?: string
  readonly absenceId?: number
  readonly holiday?: Day
}

export type LedgerWriter = { readonly actorId: number | null; readonly now: Instant }
