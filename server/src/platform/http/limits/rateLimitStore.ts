import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../db/database.ts'
import { isoOf } from '../../db/isoOf.ts'
import { prepared } from '../../db/prepared.ts'
import type { RateLimit } from './rateLimits.ts'

export type CountedCall = { readonly call: string; readonly caller: string }

type Values = [call: string, caller: string, now: string, seconds: number, each: number]

// After the clock was set back, a counter can be above its maximum, and is treated as empty.
const LEVEL = `case when c.empty_at > $3::timestamptz + make_interval(secs => $4) then $3::timestamptz
                    else greatest(c.empty_at, $3::timestamptz) end`

const refillBucket = prepared<{ allowed: number }, Values>(
  'count a call',
  `insert into call_counts as c (call, caller, empty_at)
   values ($1, $2, $3::timestamptz + make_interval(secs => $5))
   on conflict (call, caller) do update set empty_at = ${LEVEL} + make_interval(secs => $5)
   where ${LEVEL} + make_interval(secs => $5) <= $3::timestamptz + make_interval(secs => $4)
   returning 1 as allowed`,
)

const secondsUntilRoom = prepared<{ seconds: number }, Values>(
  'seconds until a call',
  `select ceil(extract(epoch from c.empty_at - $3::timestamptz) + $5 - $4)::int as seconds
   from call_counts c where c.call = $1 and c.caller = $2`,
)

/**
 * Consumes one token of a rate limit that all processes share. Returns null, or the seconds until the next token when
 * no token is left.
 */
export async function consume(
  db: Database,
  { call, caller }: CountedCall,
  { atOnce, withinSeconds }: RateLimit,
  now: Instant,
): Promise<number | null> {
  const values: Values = [call, caller, isoOf(now), withinSeconds, withinSeconds / atOnce]
  if ((await refillBucket(db, values)).length > 0) return null
  const [room] = await secondsUntilRoom(db, values)
  return Math.max(1, room?.seconds ?? 1)
}
