import type { Instant } from '../time/instant.ts'

export type ConfirmLinkFacts = {
  readonly confirmed: boolean
  readonly expiresAt: Instant | null
}

export type ConfirmByLinkRefusal = { readonly code: 'confirm_link_unknown' } | { readonly code: 'confirm_link_expired' }

/**
 * Why a link confirms nothing; a link that belongs to no address is null. A confirmed address stays confirmed, so that
 * an old link on it is no error (rules mail-16, mail-20).
 */
export function refusalToConfirmByLink(link: ConfirmLinkFacts | null, now: Instant): ConfirmByLinkRefusal | null {
  if (link === null) return { code: 'confirm_link_unknown' }
  if (link.confirmed) return null
  return link.expiresAt === null || link.expiresAt <= now ? { code: 'confirm_link_expired' } : null
}
