import { addSeconds, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'

const DAY_SECONDS = 86_400
/**
 * The time that ended sessions stay stored, in seconds. The time is longer than a session can be used, so that a
 * question about a sign-in of last week can still be answered.
 */
const SESSIONS_KEPT_SECONDS = 60 * DAY_SECONDS

/**
 * Deletes expired records: stored answers to repeated requests, sign-in attempts, tickets, sessions, rate limit
 * counters, undo data and the progress of imports (rule retention-20).
 */
export async function deleteExpired(db: Database, now: Instant): Promise<void> {
  const yesterday = isoOf(addSeconds(now, -DAY_SECONDS))
  await db.deleteFrom('idempotent_answers').where('idempotent_answers.created_at', '<', yesterday).execute()
  await db.deleteFrom('sign_in_attempts').where('sign_in_attempts.created_at', '<', yesterday).execute()
  await db.deleteFrom('sign_in_tickets').where('sign_in_tickets.expires_at', '<', yesterday).execute()
  await db.deleteFrom('undo_steps').where('undo_steps.taken_at', '<', yesterday).execute()
  await db.deleteFrom('import_runs').where('import_runs.started_at', '<', yesterday).execute()
  await db.deleteFrom('call_counts').where('call_counts.empty_at', '<', isoOf(now)).execute()
  const longAgo = isoOf(addSeconds(now, -SESSIONS_KEPT_SECONDS))
  await db.deleteFrom('sessions').where('sessions.expires_at', '<', longAgo).execute()
}
