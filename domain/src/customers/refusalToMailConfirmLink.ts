import type { Instant } from '../time/instant.ts'

export type MailConfirmLinkFacts = {
  readonly confirmed: boolean
  /** The time of the last request for a confirmation link; null when nobody requested one. */
  readonly lastAskedAt: Instant | null
  readonly now: Instant
}

export type MailConfirmLinkRefusal =
  | { readonly code: 'email_already_confirmed' }
  | { readonly code: 'confirm_link_just_mailed' }

/** The number of seconds after a request for a link during which a second request sends no mail (rule mail-17). */
const PAUSE_SECONDS = 60

/** The reason why the server does not mail a confirmation link to an address now (rule mail-17). */
export function refusalToMailConfirmLink({
  confirmed,
  lastAskedAt,
  now,
}: MailConfirmLinkFacts): MailConfirmLinkRefusal | null {
  if (confirmed) return { code: 'email_already_confirmed' }
  return lastAskedAt !== null && now - lastAskedAt < PAUSE_SECONDS ? { code: 'confirm_link_just_mailed' } : null
}
