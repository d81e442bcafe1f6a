import type { Instant } from '../time/instant.ts'

export type MailConfirmLinkFacts = {
  readonly confirmed: boolean
  /** When a link was last requested; null when none was requested. */
  readonly lastAskedAt: Instant | null
  readonly now: Instant
}

export type MailConfirmLinkRefusal =
  | { readonly code: 'email_already_confirmed' }
  | { readonly code: 'confirm_link_just_mailed' }

/** A second click within this number of seconds sends no mail (rule mail-17). */
const PAUSE_SECONDS = 60

/** Why no link is mailed to this address now (rule mail-17). */
export function refusalToMailConfirmLink({
  confirmed,
  lastAskedAt,
  now,
}: MailConfirmLinkFacts): MailConfirmLinkRefusal | null {
  if (confirmed) return { code: 'email_already_confirmed' }
  return lastAskedAt !== null && now - lastAskedAt < PAUSE_SECONDS ? { code: 'confirm_link_just_mailed' } : null
}
