import type { auditEntries } from '@uurwerk/contract/audit'
import { referencesIn } from '@uurwerk/contract/audited/referencesIn'
import type { QueryOf } from '@uurwerk/contract/endpoint'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatInstant, startOfDay } from '@uurwerk/domain/time/instant'
import { Refused } from '../http/Refused.ts'
import type { Reading } from '../http/route.ts'
import { cursorOf, readCursor } from './auditCursor.ts'
import { readAuditPage, type AuditRow } from './auditPageStore.ts'
import { selectNames } from './namesStore.ts'
import { recordReadingOfPerson } from './recordReadingOfPerson.ts'

const PAGE = 100

type Asked = QueryOf<typeof auditEntries>

/** One page of what happened, between two days as they are lived in Brussels. */
export async function readAudit(reading: Reading, asked: Asked) {
  const { from, to } = asked
  if (from !== undefined && to !== undefined && to < from) throw new Refused({ code: 'range_reversed' })
  const filter = {
    entity: asked.entity,
    entityId: asked.id,
    personId: asked.user,
    contractId: asked.contract,
    yearMonth: asked.yearMonth,
    actorId: asked.actor,
    kind: asked.kind,
    from: beginOf(from),
    until: beginOf(to && addDays(to, 1)),
    after: readCursor(asked.cursor),
  }
  // One more than a page, to see whether there is another.
  const rows = await readAuditPage(reading.db, filter, PAGE + 1)
  const page = rows.slice(0, PAGE)
  const names = await selectNames(
    reading.db,
    page.flatMap(({ changes }) => referencesIn(changes)),
  )
  if (asked.cursor === undefined) await recordReadingOfPerson(reading, asked)
  return {
    _embedded: { auditEntryList: page.map(entryDto) },
    nextCursor: rows.length > PAGE ? cursorOf(page.at(-1)!) : null,
    names,
  }
}

const beginOf = (day: Day | undefined) => (day === undefined ? null : startOfDay(day))

const entryDto = ({ second, ...entry }: AuditRow) => ({ ...entry, at: formatInstant(second) })
