import { createHash } from 'node:crypto'
import type { PayrollHandover } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'
import { sql } from 'kysely'
import { Turn } from '../../app/Turn.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import { handedOverOf } from './handedOverOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PayrollFormat = 'eblox' | 'csv'

export type ExportToKeep = {
  readonly yearMonth: YearMonth
  readonly hrEmployerId: number | null
  /** The person of the export. Null when the export contains all employees of the employer. */
  readonly personId: number | null
  readonly format: PayrollFormat
  readonly actorId: number
  readonly now: Instant
  readonly people: readonly PayrollPerson[]
}

const PEOPLE_AT_ONCE = 100

export async function insertPayrollExport(tx: Tx, kept: ExportToKeep): Promise<number> {
  const monthOn = firstDayOf(kept.yearMonth)
  const { id } = await tx
    .insertInto('payroll_exports')
    .values({
      month_on: monthOn,
      hr_employer_id: kept.hrEmployerId,
      person_id: kept.personId,
      format: kept.format,
      exported_at: isoOf(kept.now),
      exported_by: kept.actorId,
    })
    .returning('payroll_exports.id')
    .executeTakeFirstOrThrow()
  // The data of several people is sent as one JSON text, because in a list of texts each quotation mark would need an
  // escape character. Between two SQL statements, the server answers other calls.
  const turn = new Turn()
  for (const some of chunksOf(kept.people, PEOPLE_AT_ONCE)) {
    await sql`
      insert into payroll_export_people (export_id, person_id, month_on, content, sha256)
      select ${id}, each.person_id, ${monthOn}, each.content, decode(each.hash, 'hex')
      from json_to_recordset(${`[${some.map(keptJson).join(',')}]`}::json) each(person_id bigint, content jsonb, hash text)`.execute(
      tx,
    )
    if (turn.isOver) await turn.next()
  }
  return id
}

function keptJson(person: PayrollPerson): string {
  const content = JSON.stringify(handedOverOf(person))
  return `{"person_id":${person.personId},"hash":"${hashOf(content)}","content":${content}}`
}

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')

export type LastExport = { readonly at: Instant; readonly by: string }

/** An export of the person alone or an export of the whole employer. */
export type LastHandedOver = LastExport & {
  readonly personId: number
  readonly exportId: number
  readonly name: string
  readonly hash: string
}

export type HandedOverInput = { readonly personIds: readonly number[]; readonly yearMonth: YearMonth }

export async function listLastHandedOver(
  db: Database,
  { personIds, yearMonth }: HandedOverInput,
): Promise<LastHandedOver[]> {
  const { rows } = await sql<LastHandedOver>`
    select p.id as "personId", k.export_id as "exportId", p.first_name || ' ' || p.last_name as name,
      encode(k.sha256, 'hex') as hash, extract(epoch from x.exported_at)::int8 as at,
      b.first_name || ' ' || b.last_name as by
    from people p
    cross join lateral (
      select l.export_id, l.sha256
      from payroll_export_people l
      where l.person_id = p.id and l.month_on = ${firstDayOf(yearMonth)}
      order by l.export_id desc
      limit 1
    ) k
    join payroll_exports x on x.id = k.export_id
    join people b on b.id = x.exported_by
    where p.id = any(${[...personIds]}::bigint[])
    order by p.id`.execute(db)
  return rows
}

type HandedOverKey = Pick<LastHandedOver, 'personId' | 'exportId'>

export async function listHandedOver(
  db: Database,
  keys: readonly HandedOverKey[],
): Promise<ReadonlyMap<number, PayrollHandover>> {
  const { rows } = await sql<{ readonly personId: number; readonly content: PayrollHandover }>`
    select k.person_id as "personId", k.content
    from unnest(${keys.map(({ exportId }) => exportId)}::bigint[], ${keys.map(({ personId }) => personId)}::bigint[])
      input(export_id, person_id)
    join payroll_export_people k on k.export_id = input.export_id and k.person_id = input.person_id`.execute(db)
  return new Map(rows.map(({ personId, content }) => [personId, content]))
}

export type EmployerExport = LastExport & { readonly personIds: readonly number[] }

/** The last export of a month for the whole employer. Null when there was none. */
export async function readLastEmployerExport(
  db: Database,
  { hrEmployerId, yearMonth }: { readonly hrEmployerId: number; readonly yearMonth: YearMonth },
): Promise<EmployerExport | null> {
  const { rows } = await sql<EmployerExport>`
    select extract(epoch from x.exported_at)::int8 as at, b.first_name || ' ' || b.last_name as by,
      array(select k.person_id from payroll_export_people k where k.export_id = x.id) as "personIds"
    from payroll_exports x
    join people b on b.id = x.exported_by
    where x.hr_employer_id = ${hrEmployerId} and x.month_on = ${firstDayOf(yearMonth)} and x.person_id is null
    order by x.id desc
    limit 1`.execute(db)
  return rows[0] ?? null
}
