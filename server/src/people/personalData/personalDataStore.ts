import { causeInWords } from '@uurwerk/contract/audit/causeInWords'
import { causeCodes, type Cause } from '@uurwerk/domain/people/cause'
import { codesInWords } from '@uurwerk/contract/audit/codesInWords'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Row, Section } from './section.ts'
import { sections } from './sectionsStore.ts'

export type PersonalData = readonly {
  readonly title: string
  readonly count: number
  /**
   * Makes the rows one by one, and makes them again for each call of this function. A list of all rows would fill the
   * memory of the server.
   */
  readonly rows: () => Iterable<Row>
}[]

const everySection = sections
  .map(
    (section, index) =>
      `select ${index} as section, row_number() over () as place, to_json(r)::text as row from (${section.sql}) r`,
  )
  .join('\nunion all\n')

const sectionRows = prepared<{ section: number; row: string }, [personId: number]>(
  'sections of personal data',
  `${everySection}\norder by section, place`,
)

/**
 * Reads all sections of the download of personal data in one SQL statement, so that all sections show the data of the
 * same moment. The rows stay text until they are written, because the text of thousands of rows takes much less memory.
 */
export async function readPersonalData(db: Database, personId: number): Promise<PersonalData> {
  const rows = await sectionRows(db, [personId])
  const found = Map.groupBy(rows, ({ section }) => section)
  return sections.map(({ title, copies = {} }, index) => {
    const texts = (found.get(index) ?? []).map(({ row }) => row)
    return { title, count: texts.length, rows: () => rowsOf(texts, copies) }
  })
}

function* rowsOf(texts: readonly string[], copies: NonNullable<Section['copies']>): Iterable<Row> {
  for (const text of texts) {
    const row = JSON.parse(text) as Record<string, unknown>
    for (const [column, read] of Object.entries(copies)) row[column] = read(row[column])
    yield inWords(row)
  }
}

/** Replaces codes of the database by Dutch words, in the given object. */
function inWords(row: Record<string, unknown>): Row {
  for (const column of Object.keys(row)) row[column] = wordOf(row[column])
  return row
}

function wordOf(value: unknown): unknown {
  if (typeof value === 'string') return Object.hasOwn(codesInWords, value) ? codesInWords[value] : value
  if (Array.isArray(value)) return value.map(wordOf)
  if (isCause(value)) return causeInWords(value)
  return typeof value === 'object' && value !== null ? inWords(value as Record<string, unknown>) : value
}

const knownCauses: ReadonlySet<unknown> = new Set(causeCodes)

/** True when a value is the cause of a change: an object with a known code. No other value has this form. */
const isCause = (value: unknown): value is Cause =>
  typeof value === 'object' && value !== null && 'code' in value && knownCauses.has(value.code)

export type AuditedAct = {
  readonly at: string
  readonly actorName: string | null
  readonly action: string
  readonly entity: string
  readonly entityName: string | null
  readonly userName: string | null
  readonly yearMonth: string | null
  readonly changes: Record<string, unknown>
}

/**
 * The audit entries about the person: who changed data of the person, and who read data of the person. An entry about
 * the planning or the months that a contact of a customer read names several people; the result names none of them
 * (rule contact-24).
 */
export async function listActsAbout(db: Database, personId: number): Promise<readonly AuditedAct[]> {
  const { rows } = await sql<AuditedAct>`
    select a.at, coalesce(by.first_name || ' ' || by.last_name, contact.name) as "actorName", a.action, a.entity,
      c.name as "entityName", null as "userName", to_char(a.month_on, 'YYYY-MM') as "yearMonth",
      case when a.person_id = ${personId} then a.changes else a.changes - 'people' end as changes
    from audit_entries a
    left join people by on by.id = a.actor_id
    left join customer_contacts contact on contact.id = a.contact_id
    left join contracts k on k.id = a.contract_id
    left join customers c on c.id = k.customer_id
    where a.person_id = ${personId}
      or (a.contact_id is not null and a.action in ('read planning (contact)', 'read months (contact)')
        and a.changes->'people'->1 @> to_jsonb(${personId}::int8))
    order by a.at, a.id`.execute(db)
  return rows
}

/**
 * The actions of the person, except actions on the person's own data. The result contains no name of a person whose
 * data was changed or read.
 */
export async function listActsBy(
  db: Database,
  personId: number,
): Promise<readonly { readonly at: string; readonly action: string }[]> {
  const { rows } = await sql<{ at: string; action: string }>`
    select a.at, a.action
    from audit_entries a
    where a.actor_id = ${personId} and a.person_id is distinct from ${personId}
    order by a.at, a.id`.execute(db)
  return rows
}
