import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'
import { IDLE_SECONDS } from '../identity/sessionStore.ts'

export type HouseFigures = { readonly mails: Readonly<Record<string, number>>; readonly openSessions: number }

/** How many mails stand in each status, and how many sessions would be let in. */
export async function readHouseFigures(db: Database, now: Instant): Promise<HouseFigures> {
  const { rows } = await sql<HouseFigures>`
    select
      (select coalesce(json_object_agg(m.status, m.count), '{}')
       from (select status, count(*) from mails group by status) m) as mails,
      (select count(*)
       from sessions s
       where s.revoked_at is null and s.expires_at > ${isoOf(now)}
         and s.last_used_at > ${isoOf(toInstant(now - IDLE_SECONDS))}) as "openSessions"`.execute(db)
  const [figures] = rows
  if (figures === undefined) throw new Error('a statement without from has one row')
  return figures
}
