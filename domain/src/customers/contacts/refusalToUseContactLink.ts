import type { Instant } from '../../time/instant.ts'

type LinkFacts = { readonly expiresAt: Instant | null; readonly usedAt: Instant | null; readonly mayEnter: boolean }

/**
 * The reason why a personal link gives no access. An unknown, a used, an expired and a revoked link have the same
 * refusal, so a person who guesses links learns nothing (rule contact-3).
 */
export const refusalToUseContactLink = (
  link: LinkFacts | null,
  now: Instant,
): { readonly code: 'link_used_up' } | null =>
  link === null || link.usedAt !== null || link.expiresAt === null || link.expiresAt <= now || !link.mayEnter
    ? { code: 'link_used_up' }
    : null
