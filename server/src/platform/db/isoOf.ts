import type { Instant } from '@uurwerk/domain/time/instant'

/** An instant in the notation of the database. */
export const isoOf = (instant: Instant): string => new Date(instant * 1000).toISOString()
