import type { Instant } from '../time/instant.ts'

export type ConfirmLinkFacts = {
  readonly confirmed: boolean
  readonly expiresAt: Instant | null
}

export type ConfirmByLinkRefusal = { readonly code: 'confirm_link_unknown' } | { readonly code: 'confirm_link_expired' }

/**
 * The reason why a confirmation link cannot confirm an e-mail address. `link` is null when no address has this link. A
 * confirmed address stays confirmed, so a click on an old link is not an error (rules mail-16, mail-20).
 */
export function refusalToConfirmByLink(link: ConfirmLinkFacts | null, now: Instant): ConfirmByLinkRefusal | null {
  if (link === null) return { code: 'confirm_link_unknown' }
  if (link.confirmed) return null
  return link.expiresAt === null || link.expiresAt <= now ? { code: 'confirm_link_expired' } : null
}
