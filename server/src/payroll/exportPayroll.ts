import { ebloxFile } from '@uurwerk/domain/payroll/ebloxFile'
import { payrollCsv } from '@uurwerk/domain/payroll/payrollCsv'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'
import { refusalToExportEblox } from '@uurwerk/domain/payroll/refusalToExportEblox'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../audit/recordAudit.ts'
import { inTransaction } from '../db/transaction.ts'
import { FileAnswer } from '../http/FileAnswer.ts'
import { demand, found } from '../http/Refused.ts'
import type { Reading } from '../http/route.ts'
import { selectHrEmployer } from '../people/hrEmployerStore.ts'
import { handedOverOf } from './handedOverOf.ts'
import { loadPayroll } from './loadPayroll.ts'
import { insertPayrollExport, type PayrollFormat } from './payrollExportStore.ts'

type OfPerson = { readonly personId: number; readonly yearMonth: YearMonth; readonly format: PayrollFormat }

/** Hands one person's month to the payroll office. */
export async function exportPersonPayroll(reading: Reading, asked: OfPerson): Promise<FileAnswer> {
  const { people } = await loadPayroll(reading.db, { personId: asked.personId }, asked.yearMonth)
  const person = found(people[0])
  demand(refusalToReadPayroll(person.kind))
  return handOver(reading, { ...asked, hrEmployerId: person.employer?.id ?? null, people, called: person.name })
}

type OfEmployer = { readonly hrEmployerId: number; readonly yearMonth: YearMonth; readonly format: PayrollFormat }

/** Hands the month of everybody of an HR employer to the payroll office. */
export async function exportEmployerPayroll(reading: Reading, asked: OfEmployer): Promise<FileAnswer> {
  const { name } = found(await selectHrEmployer(reading.db, asked.hrEmployerId))
  const { people } = await loadPayroll(reading.db, { hrEmployerId: asked.hrEmployerId }, asked.yearMonth)
  return handOver(reading, { ...asked, personId: null, people, called: name })
}

type HandingOver = {
  readonly yearMonth: YearMonth
  readonly format: PayrollFormat
  readonly hrEmployerId: number | null
  readonly personId: number | null
  readonly people: readonly PayrollPerson[]
  readonly called: string
}

async function handOver({ db, actor, now }: Reading, asked: HandingOver): Promise<FileAnswer> {
  const { yearMonth, format, hrEmployerId, personId, people } = asked
  if (format === 'eblox') demand(refusalToExportEblox(people))
  const content = Buffer.from(format === 'eblox' ? ebloxFile(people) : payrollCsv(people), 'utf8')
  await inTransaction(db, async (tx) => {
    await insertPayrollExport(tx, {
      ...asked,
      actorId: actor.personId,
      now,
      people: people.map((person) => ({ personId: person.personId, handedOver: handedOverOf(person) })),
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
  return new FileAnswer({ content, contentType: contentTypes[format], fileName: fileNameOf(asked) })
}

const contentTypes = { eblox: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const

function fileNameOf({ yearMonth, format, called }: HandingOver): string {
  const about = `${formatMonth(yearMonth)} ${called}`.replaceAll(/[^\p{L}\p{N}]+/gu, '_')
  return format === 'eblox' ? `SDWorx_export_${about}.txt` : `Looncodes_${about}.csv`
}
