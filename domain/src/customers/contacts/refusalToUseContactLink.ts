import type { Instant } from '../../time/instant.ts'

type LinkFacts = { readonly expiresAt: Instant | null; readonly usedAt: Instant | null; readonly mayEnter: boolean }

/** An unknown, used, expired and revoked link have one refusal, so that a guess tells nothing (rule contact-3). */
export const refusalToUseContactLink = (
  link: LinkFacts | null,
  now: Instant,
): { readonly code: 'link_used_up' } | null =>
  link === null || link.usedAt !== null || link.expiresAt === null || link.expiresAt <= now || !link.mayEnter
    ? { code: 'link_used_up' }
    : null
