import type { Instant } from '../time/instant.ts'

export type ConfirmLinkFacts = {
  readonly confirmed: boolean
  readonly expiresAt: Instant | null
}

export type ConfirmByLinkRefusal = { readonly code: 'confirm_link_unknown' } | { readonly code: 'confirm_link_expired' }

/**
 * Why this link confirms nothing; null is a link of no address. An address that is confirmed stays so, however old its
 * link (rule customers-49).
 */
export function refusalToConfirmByLink(link: ConfirmLinkFacts | null, now: Instant): ConfirmByLinkRefusal | null {
  if (link === null) return { code: 'confirm_link_unknown' }
  if (link.confirmed) return null
  return link.expiresAt === null || link.expiresAt <= now ? { code: 'confirm_link_expired' } : null
}
