import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, toInstant, type Instant } from '@uurwerk/domain/time/instant'

export type Clock = {
  now(): Instant
  today(): Day
}

function clockOf(epochMs: () => number): Clock {
  const now = (): Instant => toInstant(Math.floor(epochMs() / 1000))
  return { now, today: () => brusselsDayOf(now()) }
}

export const systemClock = clockOf(() => Date.now())

/** A clock that starts at the instant `start` and then runs normally, so that a later run has the same dates. */
export function clockStartingAt(start: Instant): Clock {
  const madeAt = performance.now()
  return clockOf(() => start * 1000 + (performance.now() - madeAt))
}
