import type { Instant } from '../time/instant.ts'

const PAUSE_SECONDS = 10

/** Why an invoice is not mailed again at once: a second request within seconds is a repeated click or a repeated call. */
export const refusalToMailAgain = ({
  sentRequestedAt,
  now,
}: {
  readonly sentRequestedAt: Instant | null
  readonly now: Instant
}) =>
  sentRequestedAt === null || now - sentRequestedAt >= PAUSE_SECONDS ? null : ({ code: 'mail_just_sent' } as const)
