import type { Instant } from '../time/instant.ts'

const PAUSE_SECONDS = 10

/**
 * Why an invoice cannot be mailed again at once: a second request within seconds is a repeated click or a repeated call
 * (rule mail-8).
 */
export const refusalToMailAgain = ({
  sentRequestedAt,
  now,
}: {
  readonly sentRequestedAt: Instant | null
  readonly now: Instant
}) =>
  sentRequestedAt === null || now - sentRequestedAt >= PAUSE_SECONDS ? null : ({ code: 'mail_just_sent' } as const)
