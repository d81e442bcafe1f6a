import { shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { refusalToDownloadMonth } from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { ContactQueryContext } from '../../app/context.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { readCompany } from '../../company/companyStore.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import type { TimesheetDocument } from '../../platform/documents/timesheetDocument.ts'
import { timesheetFileName } from '../full/downloadTimesheet.ts'
import { readMonthOfContact, type OneMonth } from './contactActs.ts'
import { countingSignature } from './customerMonthOf.ts'
import type { CustomerMonthRow, LineRow } from './customerMonthStore.ts'

/** A contact can also download an invoiced month. Each download gets an audit entry (rule contact-31). */
export async function downloadMonth({ db, contact, now }: ContactQueryContext, input: OneMonth): Promise<FileAnswer> {
  const { row } = await readMonthOfContact(db, contact, input)
  assertAllowed(refusalToDownloadMonth(row))
  const { contractId, yearMonth } = input
  await recordAudit(db, {
    actorId: null,
    contactId: contact.contactId,
    now,
    action: 'download timesheet',
    entity: 'timesheet',
    entityId: contractId,
    personId: row.personId,
    yearMonth,
  })
  const document = copyForContact(row, { company: await readCompany(db), yearMonth })
  const content = await renderPdf('timesheet', document, { createdAt: now, logoOf: logosIn(db) })
  const fileName = timesheetFileName(yearMonth, row.personName, row.customerName)
  return new FileAnswer({ content, contentType: 'application/pdf', fileName })
}

type Copied = { readonly company: CompanyBlock; readonly yearMonth: YearMonth }

/** Makes the PDF only from data that the contact can also read on the screen (rule contact-42). */
function copyForContact(row: CustomerMonthRow, { company, yearMonth }: Copied): TimesheetDocument {
  const { contractId, personName, customerName, lines } = row
  const signature = countingSignature(row)
  return {
    audience: 'contact',
    company,
    employeeName: personName,
    customerName,
    yearMonth,
    contractId,
    contractPeriod: null,
    reference: '',
    shifts: lines.map(shiftLine),
    absences: [],
    holidays: [],
    confirmed: null,
    changedByHr: false,
    approved: null,
    signedForCustomer: signature && { name: signature.name, at: signature.at },
  }
}

const shiftLine = ({
  typeName,
  start,
  end,
  breakStart,
  breakEnd,
  worked,
  callout,
  interrupted,
}: LineRow): TimesheetDocument['shifts'][number] => ({
  title: shiftTitle({ typeName, adjusted: false }),
  labour: { start, end },
  break: breakStart === null || breakEnd === null ? null : { start: breakStart, end: breakEnd },
  worked,
  callout,
  interrupted,
  remark: '',
})
