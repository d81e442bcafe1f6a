import { createHash } from 'node:crypto'
import type { HandedOver } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
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
  readonly people: readonly { readonly personId: number; readonly handedOver: HandedOver }[]
}

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
  const contents = kept.people.map(({ handedOver }) => JSON.stringify(handedOver))
  await sql`
    insert into payroll_export_people (export_id, person_id, month_on, content, sha256)
    select ${id}, each.person_id, ${monthOn}, each.content::jsonb, decode(each.hash, 'hex')
    from unnest(${kept.people.map(({ personId }) => personId)}::bigint[], ${contents}::text[],
      ${contents.map(hashOf)}::text[]) each(person_id, content, hash)`.execute(tx)
  return id
}

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')

export type LastExport = { readonly at: Instant; readonly by: string }

/**
 * The last payroll export that contains a person's month. This can be an export of the person alone or an export of the
 * whole employer.
 */
export type LastHandedOver = LastExport & {
  readonly personId: number
  readonly name: string
  readonly hash: string
  readonly content: HandedOver
}

export type HandedOverAsked = { readonly personIds: readonly number[]; readonly yearMonth: YearMonth }

export async function selectLastHandedOver(
  db: Database,
  { personIds, yearMonth }: HandedOverAsked,
): Promise<LastHandedOver[]> {
  const { rows } = await sql<LastHandedOver>`
    select distinct on (k.person_id) k.person_id as "personId", p.first_name || ' ' || p.last_name as name, k.content,
      encode(k.sha256, 'hex') as hash, extract(epoch from x.exported_at)::int8 as at,
      b.first_name || ' ' || b.last_name as by
    from payroll_export_people k
    join payroll_exports x on x.id = k.export_id
    join people p on p.id = k.person_id
    join people b on b.id = x.exported_by
    where k.person_id = any(${[...personIds]}::bigint[]) and k.month_on = ${firstDayOf(yearMonth)}
    order by k.person_id, k.export_id desc`.execute(db)
  return rows
}

export type EmployerExport = LastExport & { readonly personIds: readonly number[] }

/**
 * The last payroll export of an employer's month, with the people in the export. Null when the month was never exported
 * for the whole employer.
 */
export async function selectLastEmployerExport(
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
