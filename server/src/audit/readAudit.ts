import type { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { referencesIn } from '@uurwerk/contract/audit/referencesIn'
import type { QueryOf } from '@uurwerk/contract/endpoint'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { refusalOfRange } from '@uurwerk/domain/time/refusalOfRange'
import { formatInstant, startOfDay, type Instant } from '@uurwerk/domain/time/instant'
import { messages } from '@uurwerk/contract/messages'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { assertAllowed, RefusalError } from '../app/RefusalError.ts'
import type { QueryContext } from '../app/context.ts'
import { readFromStandby } from '../app/readFromStandby.ts'
import type { Database } from '../platform/db/database.ts'
import { listAuditPage, type AuditRow } from './auditPageStore.ts'
import { listNames } from '../app/audit/namesStore.ts'
import type { AuditFilter, AuditPosition } from './auditConditionsStore.ts'
import { personExists } from '../people/personExistsStore.ts'
import { readPersonOfContract } from '../contracts/personOfContractStore.ts'
import { recordCallerAct } from '../app/audit/recordAudit.ts'

const cursorOf = ({ at, id }: AuditPosition): string => Buffer.from(`${at} ${id}`).toString('base64url')

function readCursor(cursor: string | undefined): AuditPosition | null {
  if (cursor === undefined) return null
  const [, at, id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z) (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ??
    []
  if (at === undefined || Number.isNaN(Date.parse(at))) {
    throw new RefusalError({ code: 'invalid', errors: [{ path: 'cursor', message: messages.invalid('vervolg') }] })
  }
  return { at, id: Number(id) }
}

const PAGE = 100
const A_MINUTE = 60

type Input = QueryOf<typeof auditEntries>

/** The latest audit entries come first (rule audit-11). A period is a number of days in Brussels (rule audit-12). */
export async function readAudit(context: QueryContext, input: Input) {
  const { from, to } = input
  if (from !== undefined && to !== undefined) assertAllowed(refusalOfRange(from, to))
  const filter = {
    entity: input.entity,
    entityId: input.id,
    personId: input.user,
    contractId: input.contract,
    yearMonth: input.yearMonth,
    actorId: input.actor,
    kind: input.kind,
    from: beginOf(from),
    until: beginOf(to && addDays(to, 1)),
    after: readCursor(input.cursor),
  }
  const { rows, page, names } = isOld(filter.after, context.now)
    ? await readFromStandby(context, (db) => readPage(db, filter))
    : await readPage(context.db, filter)
  if (input.cursor === undefined) await recordReadingOfPerson(context, input)
  return {
    _embedded: { auditEntryList: page.map(entryDto) },
    nextCursor: rows.length > PAGE ? cursorOf(page.at(-1)!) : null,
    names,
  }
}

async function readPage(db: Database, filter: AuditFilter) {
  // The query reads one audit entry more than a page contains. The extra entry shows that another page follows.
  const rows = await listAuditPage(db, filter, PAGE + 1)
  const page = rows.slice(0, PAGE)
  const names = await listNames(
    db,
    page.flatMap(({ changes }) => referencesIn(changes)),
  )
  return { rows, page, names }
}

/**
 * True when the entries of a page are more than a minute old, because a standby (a copy of the database) has all these
 * entries. The first page is never read from a standby.
 */
const isOld = (after: AuditPosition | null, now: Instant): boolean =>
  after !== null && Date.parse(after.at) / 1000 < now - A_MINUTE

const beginOf = (day: Day | undefined) => (day === undefined ? null : startOfDay(day))

const entryDto = ({ second, ...entry }: AuditRow) => ({ ...entry, at: formatInstant(second) })

type AuditQuery = {
  readonly entity?: string | undefined
  readonly id?: number | undefined
  readonly user?: number | undefined
  readonly contract?: number | undefined
  readonly yearMonth?: YearMonth | undefined
}

/**
 * The history of a person shows absences, so the audit trail records that HR opened the history (rules audit-8,
 * audit-9).
 */
async function recordReadingOfPerson(context: QueryContext, input: AuditQuery): Promise<void> {
  const { db } = context
  const personId = await requestedPerson(input, (contractId) => readPersonOfContract(db, contractId))
  if (personId === null || !(await personExists(db, personId))) return
  const { contract, yearMonth } = input
  const facts = { ...(yearMonth && { yearMonth }), ...(contract && { contractId: contract }) }
  await recordCallerAct(context, { action: 'read audit', entity: 'person', entityId: personId, personId, after: facts })
}

async function requestedPerson(
  { entity, id, user, contract }: AuditQuery,
  ofContract: (contractId: number) => Promise<number | null>,
): Promise<number | null> {
  if (contract !== undefined) return ofContract(contract)
  return user ?? (entity === 'person' ? (id ?? null) : null)
}
