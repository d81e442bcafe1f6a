import type { Instant } from '@uurwerk/domain/time/instant'

/** An instant as the database takes and gives it. */
export const isoOf = (instant: Instant): string => new Date(instant * 1000).toISOString()
