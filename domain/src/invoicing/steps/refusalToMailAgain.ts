import type { Instant } from '../../time/instant.ts'

const PAUSE_SECONDS = 10

/**
 * Refuses to mail an invoice twice within seconds, because the second request is probably a double click or an
 * automatic repetition (rule mail-8).
 */
export const refusalToMailAgain = ({
  sentRequestedAt,
  now,
}: {
  readonly sentRequestedAt: Instant | null
  readonly now: Instant
}) =>
  sentRequestedAt === null || now - sentRequestedAt >= PAUSE_SECONDS ? null : ({ code: 'mail_just_sent' } as const)
