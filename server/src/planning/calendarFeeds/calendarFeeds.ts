import { refusalToMakeFeed } from '@uurwerk/domain/planning/calendarFeeds/refusalToMakeFeed'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { personExists } from '../../people/personExistsStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { insertFeed, revokeFeed, listFeeds } from './calendarFeedStore.ts'

/** The calendar feeds of a person, without their secret URLs (rule planning-69). */
export async function listCalendarFeeds(db: Database, personId: number) {
  orNotFound((await personExists(db, personId)) || null)
  const feeds = await listFeeds(db, personId)
  return {
    _embedded: {
      calendarFeedDtoList: feeds.map(({ createdAt, lastReadAt, ...feed }) => ({
        ...feed,
        createdAt: formatInstant(createdAt),
        lastReadAt: lastReadAt === null ? null : formatInstant(lastReadAt),
      })),
    },
  }
}

/** `create` is the reason why the caller cannot create another feed, or null when the caller can. */
export async function ownCalendarFeeds(db: Database, personId: number) {
  const feeds = await listCalendarFeeds(db, personId)
  return { ...feeds, actions: { create: refusalToMakeFeed(feeds._embedded.calendarFeedDtoList.length) } }
}

/** A person has at most three calendar feeds, each with a secret URL (rule planning-69). */
export async function createCalendarFeed(
  context: CommandContext,
  { name, withCustomer }: { readonly name: string; readonly withCustomer: boolean },
) {
  const { tx, actor, now, services } = context
  const { personId } = actor
  lockPerson(tx, personId)
  assertAllowed(refusalToMakeFeed((await listFeeds(tx, personId)).length))
  const token = newSecret()
  const id = await insertFeed(tx, { personId, tokenHash: hashOfSecret(token), name, withCustomer, now })
  await recordCallerAct(context, {
    action: 'create calendar feed',
    entity: 'calendar feed',
    entityId: id,
    personId,
    after: { name, withCustomer },
  })
  return { id, url: `${services.settings.publicUrl}/ical/${token}.ics` }
}

/** Revokes a calendar feed. From then on, a read of its URL gets the answer for an unknown URL (rule planning-69). */
export async function revokeCalendarFeed(
  context: CommandContext,
  { personId, id }: { readonly personId: number; readonly id: number },
): Promise<void> {
  const { tx, now } = context
  const name = orNotFound(await revokeFeed(tx, { personId, id, now }))
  await recordCallerAct(context, {
    action: 'revoke calendar feed',
    entity: 'calendar feed',
    entityId: id,
    personId,
    before: { name },
  })
}
