import type { Instant } from '../time/instant.ts'

export type MailConfirmLinkFacts = {
  readonly confirmed: boolean
  /** The time of the last request for a confirmation link; null when nobody requested one. */
  readonly lastRequestedAt: Instant | null
  readonly now: Instant
}

export type MailConfirmLinkRefusal =
  | { readonly code: 'email_already_confirmed' }
  | { readonly code: 'confirm_link_just_mailed' }

/** The reason why HR cannot confirm an address: it is already confirmed (rule mail-22). */
export const refusalToConfirmEmail = (confirmed: boolean): { readonly code: 'email_already_confirmed' } | null =>
  confirmed ? { code: 'email_already_confirmed' } : null

/** The number of seconds after a request for a link during which a second request sends no mail (rule mail-17). */
const PAUSE_SECONDS = 60

/** The reason why the server does not mail a confirmation link to an address now (rule mail-17). */
export function refusalToMailConfirmLink({
  confirmed,
  lastRequestedAt,
  now,
}: MailConfirmLinkFacts): MailConfirmLinkRefusal | null {
  const refusal = refusalToConfirmEmail(confirmed)
  if (refusal !== null) return refusal
  return lastRequestedAt !== null && now - lastRequestedAt < PAUSE_SECONDS ? { code: 'confirm_link_just_mailed' } : null
}
