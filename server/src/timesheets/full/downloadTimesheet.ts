import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToDownloadTimesheet } from '@uurwerk/domain/timesheets/refusalToDownloadTimesheet'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { QueryContext } from '../../app/context.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import { readPrintedTimesheet } from './fullTimesheetStore.ts'
import { timesheetDocument } from './timesheetDocument.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth; readonly actingAs: ActingAs }

/** The PDF shows the kinds of absence, so a download by HR gets an audit entry (rule timesheets-40). */
export async function downloadTimesheet(context: QueryContext, input: Input): Promise<FileAnswer> {
  const { db, actor, now } = context
  const { contractId, yearMonth, actingAs } = input
  const row = orNotFound(await readPrintedTimesheet(db, input))
  if (actingAs === 'employee' && row.personId !== actor.personId) throw new RefusalError({ code: 'not_found' })
  const inMonth = contractMonthsIn(yearMonth, row.contracts)
  const contract = orNotFound(inMonth.find((month) => month.contractId === contractId))
  assertAllowed(refusalToDownloadTimesheet(actingAs, timesheetState(contract)))
  const document = await timesheetDocument(db, row, { contractId, yearMonth, audience: 'internal' })
  if (actingAs === 'hr') {
    const { personId } = row
    const read = { action: 'download timesheet', entity: 'timesheet', entityId: contractId } as const
    await recordCallerAct(context, { ...read, personId, after: { yearMonth } })
  }
  const content = await renderPdf('timesheet', document, { createdAt: now, logoOf: logosIn(db) })
  const fileName = timesheetFileName(yearMonth, row.username, row.customerName)
  return new FileAnswer({ content, contentType: 'application/pdf', fileName })
}

export const timesheetFileName = (yearMonth: YearMonth, employeeName: string, customerName: string): string =>
  `Timesheet_${yearMonth}_${joined(employeeName)}_${joined(customerName)}.pdf`

const joined = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
