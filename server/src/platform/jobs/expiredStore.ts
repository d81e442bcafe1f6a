import { FEED_DAYS_AFTER_EMPLOYMENT } from '@uurwerk/domain/planning/calendarFeeds/refusalToMakeFeed'
import { ENDED_SESSION_DAYS, REQUEST_YEARS } from '@uurwerk/domain/operations/retention/contactTerms'
import { addDays, yearOf, type Day } from '@uurwerk/domain/time/day'
import { addSeconds, brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'
import { WAITING_KEY_PREFIX, WAITING_KEY_SECONDS } from '../db/keySeconds.ts'

const DAY_SECONDS = 86_400
/**
 * How long ended sessions, used links, revoked calendar feeds and push messages stay stored, in seconds. The time is
 * long enough to answer a question about a sign-in of last week.
 */
const SESSIONS_KEPT_SECONDS = ENDED_SESSION_DAYS * DAY_SECONDS
/**
 * How long a calendar feed stays stored after the end of the employment, in seconds: 60 days longer than the feed
 * works.
 */
const FEEDS_KEPT_SECONDS = (FEED_DAYS_AFTER_EMPLOYMENT + 60) * DAY_SECONDS
/** How long a pattern of shifts stays stored after the end of its contract, in seconds (rule planning-87). */
const PATTERNS_KEPT_SECONDS = 60 * DAY_SECONDS
/**
 * How long these records stay stored, in seconds: a claim without a shift, the note of an open shift, a swap without an
 * approval, a request of a customer, and a reminder to a contact (rules needs-13, swaps-7, contact-54, contact-29).
 */
const CLAIMS_KEPT_SECONDS = REQUEST_YEARS * 365 * DAY_SECONDS
/** How long a calendar feed shows a deleted shift as a cancelled event, in seconds (rule planning-73). */
const REMOVED_SHIFTS_KEPT_SECONDS = 30 * DAY_SECONDS

/**
 * Deletes expired records: stored answers to repeated requests, sign-in attempts, tickets, sessions, the links and sessions of contacts, rate limit
 * counters, undo data, copies of removed records, the progress of imports, corrected cells of import files, revoked
 * calendar feeds, old push messages, the browsers of people whose access ended, the shifts that a feed shows as
 * cancelled, the shifts that a customer reads as missing, the patterns of ended contracts, old claims on open shifts,
 * old requests of customers, old reminders to contacts, old swaps without approval, and old availability (rules
 * retention-20, retention-28, contact-56).
 */
export async function deleteExpired(db: Database, now: Instant): Promise<void> {
  const yesterday = isoOf(addSeconds(now, -DAY_SECONDS))
  await db
    .deleteFrom('idempotent_answers')
    .where('idempotent_answers.created_at', '<', yesterday)
    .where((is) =>
      is.or([
        is('idempotent_answers.key', 'not like', `${WAITING_KEY_PREFIX}%`),
        is('idempotent_answers.created_at', '<', isoOf(addSeconds(now, -WAITING_KEY_SECONDS))),
      ]),
    )
    .execute()
  await db.deleteFrom('contact_answers').where('contact_answers.created_at', '<', yesterday).execute()
  await db.deleteFrom('sign_in_attempts').where('sign_in_attempts.created_at', '<', yesterday).execute()
  await db.deleteFrom('sign_in_tickets').where('sign_in_tickets.expires_at', '<', yesterday).execute()
  await db.deleteFrom('undo_steps').where('undo_steps.taken_at', '<', yesterday).execute()
  await db.deleteFrom('removed_records').where('removed_records.removed_at', '<', yesterday).execute()
  await deleteOldImportRuns(db)
  await db.deleteFrom('import_answers').where('import_answers.entered_at', '<', yesterday).execute()
  await db.deleteFrom('import_corrections').where('import_corrections.entered_at', '<', yesterday).execute()
  await db.deleteFrom('call_counts').where('call_counts.empty_at', '<', isoOf(now)).execute()
  const longAgo = isoOf(addSeconds(now, -SESSIONS_KEPT_SECONDS))
  await db.deleteFrom('sessions').where('sessions.expires_at', '<', longAgo).execute()
  await db
    .deleteFrom('contact_sessions as s')
    .where((is) => is.or([is('s.expires_at', '<', longAgo), is('s.ended_at', '<', longAgo)]))
    .execute()
  await db
    .deleteFrom('contact_links as l')
    .where((is) => is.or([is('l.expires_at', '<', longAgo), is('l.used_at', '<', longAgo)]))
    .execute()
  await db.deleteFrom('calendar_feeds').where('calendar_feeds.revoked_at', '<', longAgo).execute()
  const left = sql<boolean>`person_id in (
    select p.id from people p where p.employment_end_on < ${isoOf(addSeconds(now, -FEEDS_KEPT_SECONDS))}::timestamptz)`
  await db.deleteFrom('calendar_feeds').where(left).execute()
  await db.deleteFrom('push_messages').where('push_messages.requested_at', '<', longAgo).execute()
  const cannotSignIn = sql<boolean>`person_id in (
    select p.id from people p cross join company_settings s
    where p.employment_end_on + s.sign_in_days_after_employment < ${isoOf(now)}::timestamptz::date)`
  await db.deleteFrom('push_devices').where(cannotSignIn).execute()
  const ended = sql<boolean>`contract_id in (
    select c.id from contracts c join people p on p.id = c.person_id
    where least(c.end_on, p.employment_end_on) < ${isoOf(addSeconds(now, -PATTERNS_KEPT_SECONDS))}::timestamptz)`
  await db.deleteFrom('shift_patterns').where(ended).execute()
  await deleteOldWishes(db, now)
  await deleteOldAvailability(db, yearOf(brusselsDayOf(now)))
  const lastMonth = isoOf(addSeconds(now, -REMOVED_SHIFTS_KEPT_SECONDS))
  await db.deleteFrom('removed_shifts').where('removed_shifts.removed_at', '<', lastMonth).execute()
  await db
    .deleteFrom('late_removals')
    .where('late_removals.day_on', '<', addDays(brusselsDayOf(now), -2))
    .execute()
}

/**
 * Deletes the progress of imports after one day. The start of an import comes from the clock of the database, so this
 * job uses the same clock. If the job used the clock of the server, and that clock were a day ahead, it would delete a
 * running import.
 */
async function deleteOldImportRuns(db: Database): Promise<void> {
  await db
    .deleteFrom('import_runs')
    .where(sql<boolean>`started_at < now() - interval '1 day'`)
    .execute()
}

/**
 * Deletes the availability before last year. A weekly rule that still applies then begins on its first day in last year
 * (rule availability-9).
 */
async function deleteOldAvailability(db: Database, year: number): Promise<void> {
  const first = `${year - 1}-01-01`
  await db.deleteFrom('availability_days').where('availability_days.day_on', '<', first).execute()
  const ended = sql<boolean>`least(end_on, (select p.employment_end_on from people p where p.id = person_id)) < ${first}::date`
  await db.deleteFrom('availability_rules').where(ended).execute()
  const since = sql<Day>`start_on + 7 * every_weeks * ceil((${first}::date - start_on) / (7.0 * every_weeks))::integer`
  await db
    .updateTable('availability_rules')
    .set({ start_on: since })
    .where('availability_rules.start_on', '<', first)
    .execute()
}

/**
 * Deletes old claims without a shift, swaps without an approval, requests of customers and reminders to contacts, and
 * empties the notes of old open shifts.
 */
async function deleteOldWishes(db: Database, now: Instant): Promise<void> {
  const twoYearsAgo = isoOf(addSeconds(now, -CLAIMS_KEPT_SECONDS))
  await db
    .deleteFrom('swaps')
    .where('swaps.ended_at', 'is not', null)
    .where('swaps.outcome', '<>', 'approved')
    .where('swaps.asked_at', '<', twoYearsAgo)
    .execute()
  await db
    .deleteFrom('need_claims')
    .where('need_claims.granted_at', 'is', null)
    .where('need_claims.claimed_at', '<', twoYearsAgo)
    .execute()
  await db.deleteFrom('contact_reminders').where('contact_reminders.reminded_at', '<', twoYearsAgo).execute()
  await db.deleteFrom('need_requests').where('need_requests.day_on', '<', twoYearsAgo).execute()
  await db
    .updateTable('staff_needs')
    .set({ note: '' })
    .where('staff_needs.note', '<>', '')
    .where('staff_needs.day_on', '<', twoYearsAgo)
    .execute()
}
