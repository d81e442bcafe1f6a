import type { Instant } from '../../time/instant.ts'

type LinkFacts = { readonly expiresAt: Instant | null; readonly usedAt: Instant | null; readonly mayEnter: boolean }

/**
 * Unknown, used, expired and revoked links get the same refusal, so that a person who guesses a link learns nothing
 * (rule contact-3).
 */
export const refusalToUseContactLink = (
  link: LinkFacts | null,
  now: Instant,
): { readonly code: 'link_used_up' } | null =>
  link === null || link.usedAt !== null || link.expiresAt === null || link.expiresAt <= now || !link.mayEnter
    ? { code: 'link_used_up' }
    : null
