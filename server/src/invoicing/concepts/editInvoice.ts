import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/invoiceCalls'
import { refusalOfDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalToEditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToEditInvoice'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { addNewEmails } from '../../customers/confirmedEmails/confirmedEmails.ts'
import { assertKnownFields } from '../../app/assertKnownFields.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { listAccountingCosts } from '../../timesheets/freeCosts/accountingCostStore.ts'
import { auditedConcept } from './auditedConcept.ts'
import { conceptOf } from './conceptOf.ts'
import { editedConcept } from './editedConcept.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import { invoiceDto, type InvoiceAnswer } from '../invoiceDto.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { assertRegimesExist } from '../vatRegimes/vatRegimeStore.ts'
import { requestedRegimes } from './requestedRegimes.ts'
import { replaceCosts, replaceEmails, updateContents } from '../invoiceStore.ts'

type Edit = BodyOf<typeof calls.editInvoice>

/** Changes a concept invoice (rule invoicing-45). */
export async function editInvoice(context: CommandContext, id: number, edit: Edit): Promise<InvoiceAnswer> {
  const { tx, today } = context
  const row = await lockInvoice(tx, id)
  const versions = { entity: 'invoice', entityId: id, stored: row.version, sent: edit.version }
  await assertVersion(tx, { ...versions, current: () => invoiceDto(row, today) })
  assertAllowed(refusalToEditInvoice(invoiceFactsOf(row)))
  assertRegimesExist(requestedRegimes(edit), row.ownRegimes)
  const edited = editedConcept(row, edit, { accountingCosts: await listAccountingCosts(tx), today })
  const { dateChosen, invoiceOn } = edited.contents
  if (dateChosen) assertKnownFields({ invoiceDate: refusalOfDocumentDate(invoiceOn, today) })
  await updateContents(tx, id, edited.contents)
  await replaceCosts(tx, id, edited.costs)
  await addNewEmails(context, edited.emails)
  await replaceEmails(tx, id, edited.emails)
  await recordCallerAct(context, {
    action: 'edit invoice',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    before: auditedConcept(conceptOf(row)),
    after: auditedConcept(edited),
  })
  return invoiceAnswer(tx, { id, today })
}
