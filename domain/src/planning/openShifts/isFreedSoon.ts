import { addSeconds, type Instant } from '../../time/instant.ts'

/** A number of seconds. When an open shift loses a person within this time before its start, HR gets a mail. */
const SOON_SECONDS = 24 * 3600

type Places = { readonly places: number; readonly filled: number; readonly filledSeen: number }

/**
 * True when an open shift lost a person less than 24 hours before its start, and people are now missing (rule
 * needs-17).
 */
export const isFreedSoon = (
  { places, filled, filledSeen }: Places,
  { start, now }: { readonly start: Instant; readonly now: Instant },
): boolean => filled < filledSeen && filled < places && now < start && start <= addSeconds(now, SOON_SECONDS)
