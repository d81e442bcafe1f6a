import { ebloxFile } from '@uurwerk/domain/payroll/export/ebloxFile'
import { payrollCsvHead, payrollCsvLines } from '@uurwerk/domain/payroll/export/payrollCsv'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'
import { refusalToExportEblox } from '@uurwerk/domain/payroll/export/refusalToExportEblox'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { Readable } from 'node:stream'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { QueryContext } from '../../app/context.ts'
import { readHrEmployer } from '../../people/hrEmployers/hrEmployerStore.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import { loadPayroll } from '../loadPayroll.ts'
import { insertPayrollExport, type PayrollFormat } from './payrollExportStore.ts'

type OfPerson = { readonly personId: number; readonly yearMonth: YearMonth; readonly format: PayrollFormat }

export async function exportPersonPayroll(context: QueryContext, input: OfPerson): Promise<FileAnswer> {
  const { people } = await loadPayroll(context.db, { personId: input.personId }, input.yearMonth)
  const person = orNotFound(people[0])
  assertAllowed(refusalToReadPayroll(person.kind))
  return makeExport(context, { ...input, hrEmployerId: person.employer?.id ?? null, people, called: person.name })
}

type OfEmployer = { readonly hrEmployerId: number; readonly yearMonth: YearMonth; readonly format: PayrollFormat }

export async function exportEmployerPayroll(context: QueryContext, input: OfEmployer): Promise<FileAnswer> {
  const { name } = orNotFound(await readHrEmployer(context.db, input.hrEmployerId))
  const { people } = await loadPayroll(context.db, { hrEmployerId: input.hrEmployerId }, input.yearMonth)
  return makeExport(context, { ...input, personId: null, people, called: name })
}

type ExportInput = {
  readonly yearMonth: YearMonth
  readonly format: PayrollFormat
  readonly hrEmployerId: number | null
  readonly personId: number | null
  readonly people: readonly PayrollPerson[]
  readonly called: string
}

/** Makes the payroll file, stores a copy of the exported data, and writes an audit entry (rule payroll-18). */
async function makeExport({ db, actor, now }: QueryContext, input: ExportInput): Promise<FileAnswer> {
  const { yearMonth, format, hrEmployerId, personId, people } = input
  if (format === 'eblox') assertAllowed(refusalToExportEblox(people))
  await inTransaction(db, async (tx) => {
    await insertPayrollExport(tx, {
      ...input,
      actorId: actor.personId,
      now,
    })
    await recordAudit(tx, {
      actorId: actor.personId,
      now,
      action: 'export payroll',
      ...(personId === null
        ? { entity: 'hr employer', entityId: hrEmployerId }
        : { entity: 'person', entityId: personId, personId }),
      after: { yearMonth, format, peopleCount: people.length },
    })
  })
  const content = format === 'eblox' ? Buffer.from(ebloxFile(people)) : Readable.from(csvParts(people))
  return new FileAnswer({ content, contentType: contentTypes[format], fileName: fileNameOf(input) })
}

const PEOPLE_AT_ONCE = 50

/**
 * The CSV file in parts of some people each. The server can answer other calls between two parts, because an employer
 * can have many lines.
 */
function* csvParts(people: readonly PayrollPerson[]): Iterable<Buffer> {
  yield Buffer.from(payrollCsvHead)
  for (const some of chunksOf(people, PEOPLE_AT_ONCE)) yield Buffer.from(some.map(payrollCsvLines).join(''))
}

const contentTypes = { eblox: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const

function fileNameOf({ yearMonth, format, called }: ExportInput): string {
  const about = `${formatMonth(yearMonth)} ${called}`.replaceAll(/[^\p{L}\p{N}]+/gu, '_')
  return format === 'eblox' ? `SDWorx_export_${about}.txt` : `Looncodes_${about}.csv`
}
