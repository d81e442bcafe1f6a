import { createHash } from 'node:crypto'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../db/database.ts'
import { CONTACT_LINKS } from './rateLimits.ts'
import { consume } from './rateLimitStore.ts'

/**
 * True when an e-mail address may get another sign-in link now (rule contact-74). The counters store only the hash of
 * the address. The caller does not learn the result, because the answer to each request for a link is the same.
 */
export async function mayAskLink(db: Database, emailAddress: string, now: Instant): Promise<boolean> {
  const caller = createHash('sha256').update(emailAddress.toLowerCase()).digest('base64url')
  for (const rateLimit of CONTACT_LINKS) {
    const counted = { call: `contact link ${rateLimit.withinSeconds}`, caller }
    if ((await consume(db, counted, rateLimit, now)) !== null) return false
  }
  return true
}
