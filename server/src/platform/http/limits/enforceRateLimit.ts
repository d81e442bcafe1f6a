import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../../app/services.ts'
import { TOO_MANY_MS, type RateLimit } from './rateLimits.ts'
import { consume, type CountedCall } from './rateLimitStore.ts'
import { RefusalError } from '../../../app/RefusalError.ts'

/**
 * Uses one token of the rate limit, or refuses the call. A call also counts when it is later refused for another
 * reason.
 */
export async function enforceRateLimit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  counted: CountedCall,
  rateLimit: RateLimit,
): Promise<void> {
  const retryAfter = await consume(db, counted, rateLimit, clock.now())
  if (retryAfter === null) return
  await pause(TOO_MANY_MS)
  throw new RefusalError({ code: 'too_many', retryAfter })
}
