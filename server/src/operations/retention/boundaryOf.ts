import { keptFrom, type ForgettableKind } from '@uurwerk/domain/operations/retention/forgettableKind'
import type { RetentionTerms } from '@uurwerk/domain/operations/retention/retentionTerms'
import type { Day } from '@uurwerk/domain/time/day'
import { startOfDay } from '@uurwerk/domain/time/instant'
import type { Boundary } from './forgetStore.ts'

export function boundaryOf(kind: ForgettableKind, terms: RetentionTerms, today: Day): Boundary {
  const day = keptFrom(kind, terms, today)
  return { day, instant: startOfDay(day) }
}
