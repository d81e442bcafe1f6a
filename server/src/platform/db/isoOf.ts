import type { Instant } from '@uurwerk/domain/time/instant'

export const isoOf = (instant: Instant): string => new Date(instant * 1000).toISOString()
