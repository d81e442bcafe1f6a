import type { auditEntries } from '@uurwerk/contract/audit'
import type { QueryOf } from '@uurwerk/contract/endpoint'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatInstant, startOfDay } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { Refused } from '../http/Refused.ts'
import { cursorOf, readCursor } from './auditCursor.ts'
import { readAuditPage, type AuditRow } from './auditPageStore.ts'

const PAGE = 100

/** One page of what happened, between two days as they are lived in Brussels. */
export async function readAudit(db: Database, { entity, id, actor, from, to, cursor }: QueryOf<typeof auditEntries>) {
  if (from !== undefined && to !== undefined && to < from) throw new Refused({ code: 'range_reversed' })
  const filter = {
    entity,
    entityId: id,
    actorId: actor,
    from: beginOf(from),
    until: beginOf(to && addDays(to, 1)),
    after: readCursor(cursor),
  }
  // One more than a page, to see whether there is another.
  const rows = await readAuditPage(db, filter, PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    _embedded: { auditEntryList: page.map(entryDto) },
    nextCursor: rows.length > PAGE ? cursorOf(page.at(-1)!) : null,
  }
}

const beginOf = (day: Day | undefined) => (day === undefined ? null : startOfDay(day))

const entryDto = ({ second, ...entry }: AuditRow) => ({ ...entry, at: formatInstant(second) })
