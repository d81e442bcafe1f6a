import { FEED_DAYS_AFTER_EMPLOYMENT } from '@uurwerk/domain/planning/calendarFeeds/refusalToMakeFeed'
import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type CalendarFeed = {
  readonly id: number
  readonly name: string
  readonly withCustomer: boolean
  readonly createdAt: Instant
  readonly lastReadAt: Instant | null
}

export async function listFeeds(db: Database, personId: number): Promise<CalendarFeed[]> {
  const rows = await db
    .selectFrom('calendar_feeds')
    .select((feed) => [
      'calendar_feeds.id',
      'calendar_feeds.name',
      'calendar_feeds.with_customer as withCustomer',
      feed.fn<number>('date_part', [feed.val('epoch'), 'calendar_feeds.created_at']).as('createdAt'),
      feed.fn<number | null>('date_part', [feed.val('epoch'), 'calendar_feeds.last_read_at']).as('lastReadAt'),
    ])
    .where('calendar_feeds.person_id', '=', personId)
    .where('calendar_feeds.revoked_at', 'is', null)
    .orderBy('calendar_feeds.id')
    .execute()
  return rows.map(({ createdAt, lastReadAt, ...feed }) => ({
    ...feed,
    createdAt: toInstant(Math.floor(createdAt)),
    lastReadAt: lastReadAt === null ? null : toInstant(Math.floor(lastReadAt)),
  }))
}

type NewFeed = {
  readonly personId: number
  readonly tokenHash: Buffer
  readonly name: string
  readonly withCustomer: boolean
  readonly now: Instant
}

export async function insertFeed(db: Database, feed: NewFeed): Promise<number> {
  const { id } = await db
    .insertInto('calendar_feeds')
    .values({
      person_id: feed.personId,
      token_hash: feed.tokenHash,
      name: feed.name,
      with_customer: feed.withCustomer,
      created_at: isoOf(feed.now),
    })
    .returning('calendar_feeds.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function revokeFeed(
  db: Database,
  { personId, id, now }: { readonly personId: number; readonly id: number; readonly now: Instant },
): Promise<string | null> {
  const revoked = await db
    .updateTable('calendar_feeds')
    .set({ revoked_at: isoOf(now) })
    .where('calendar_feeds.id', '=', id)
    .where('calendar_feeds.person_id', '=', personId)
    .where('calendar_feeds.revoked_at', 'is', null)
    .returning('calendar_feeds.name')
    .executeTakeFirst()
  return revoked?.name ?? null
}

type FoundFeed = {
  readonly id: number
  readonly personId: number
  readonly name: string
  readonly withCustomer: boolean
}

const feedOfToken = prepared<FoundFeed, [tokenHash: Buffer, today: Day]>(
  'calendar feed of a token',
  `select f.id, f.person_id as "personId", f.name, f.with_customer as "withCustomer"
   from calendar_feeds f
   join people p on p.id = f.person_id
   where f.token_hash = $1 and f.revoked_at is null
     and (p.employment_end_on is null or p.employment_end_on + ${FEED_DAYS_AFTER_EMPLOYMENT} >= $2::date)`,
)

/** Finds a feed by the hash of its token. A feed ends 90 days after the employment of its person (rule planning-91). */
export async function readFeed(db: Database, tokenHash: Buffer, today: Day): Promise<FoundFeed | null> {
  const [feed] = await feedOfToken(db, [tokenHash, today])
  return feed ?? null
}

const noteRead = prepared<never, [id: number, now: string]>(
  'note that a calendar feed was read',
  `update calendar_feeds f set last_read_at = $2::timestamptz
   where f.id = $1 and (f.last_read_at is null or f.last_read_at < $2::timestamptz - interval '1 minute')`,
)

/**
 * The time of the last read of a feed is stored at most once a minute, because a calendar program can read the feed
 * often.
 */
export const noteReadOfFeed = async (db: Database, id: number, now: Instant): Promise<void> => {
  await noteRead(db, [id, isoOf(now)])
}

export type FeedRow = {
  readonly id: number
  readonly version: number
  readonly typeName: string | null
  readonly adjusted: boolean
  readonly customerName: string | null
  readonly start: Instant
  readonly end: Instant
  readonly changedAt: Instant
  readonly removed: boolean
}

const DAYS_SHOWN_AS_REMOVED = 30

const shiftsOfFeed = prepared<FeedRow, [personId: number, first: Day, last: Day, now: string]>(
  'shifts of a calendar feed',
  `select s.id, s.version, t.name as "typeName", s.adjusted, k.name as "customerName",
     extract(epoch from s.start_at)::int8 as start, extract(epoch from s.end_at)::int8 as "end",
     floor(extract(epoch from s.changed_at))::int8 as "changedAt", s.closed_at is not null as removed
   from shifts s
   join contracts c on c.id = s.contract_id
   join customers k on k.id = c.customer_id
   left join shift_types t on t.id = s.shift_type_id
   where s.person_id = $1 and s.start_on between $2 and $3
     and (s.closed_at is null or s.closed_at > $4::timestamptz - make_interval(days => ${DAYS_SHOWN_AS_REMOVED}))
   union all
   select r.shift_id, r.sequence + 1, null, false, null,
     extract(epoch from r.start_at)::int8, extract(epoch from r.end_at)::int8,
     floor(extract(epoch from r.removed_at))::int8, true
   from removed_shifts r
   where r.person_id = $1 and r.removed_at > $4::timestamptz - make_interval(days => ${DAYS_SHOWN_AS_REMOVED})
     and not exists (select from shifts s where s.id = r.shift_id)
   order by start, id`,
)

type Input = { readonly personId: number; readonly first: Day; readonly last: Day; readonly now: Instant }

/** The shifts of a period, and the shifts that were removed in the last 30 days (rule planning-73). */
export const listShiftsOfFeed = (db: Database, { personId, first, last, now }: Input): Promise<FeedRow[]> =>
  shiftsOfFeed(db, [personId, first, last, isoOf(now)])
