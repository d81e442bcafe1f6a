import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'
import { prepared } from '../db/prepared.ts'
import { IDLE_SECONDS, isOpen } from '../../app/session/sessionStore.ts'

export type InstallationFigures = { readonly mails: Readonly<Record<string, number>>; readonly openSessions: number }

const figuresOf = prepared<InstallationFigures, [now: string, idleSince: string]>(
  'house figures',
  `select
     (select coalesce(json_object_agg(counted.status, counted.count), '{}')
      from (select m.status, count(*) from mails m group by m.status) counted) as mails,
     (select count(*) from sessions s where ${isOpen('$1', '$2')}) as "openSessions"`,
)

/** The number of mails per status, and the number of open sessions. */
export async function readInstallationFigures(db: Database, now: Instant): Promise<InstallationFigures> {
  const [figures] = await figuresOf(db, [isoOf(now), isoOf(toInstant(now - IDLE_SECONDS))])
  if (figures === undefined) throw new Error('a statement without from has one row')
  return figures
}
