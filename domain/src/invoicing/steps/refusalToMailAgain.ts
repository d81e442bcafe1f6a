import type { Instant } from '../../time/instant.ts'

const PAUSE_SECONDS = 10

/** A second request within seconds is probably a double click or an automatic repetition (rule mail-8). */
export const refusalToMailAgain = ({
  sentRequestedAt,
  now,
}: {
  readonly sentRequestedAt: Instant | null
  readonly now: Instant
}) =>
  sentRequestedAt === null || now - sentRequestedAt >= PAUSE_SECONDS ? null : ({ code: 'mail_just_sent' } as const)
