import { warningText } from '@uurwerk/contract/planning/warnings'
import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalToCreditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { creditNoteDocumentOf } from '../documents/creditNoteDocumentOf.ts'
import { keepDocument } from '../documents/documentStore.ts'
import { giveNumber } from './giveNumber.ts'
import { invoiceDto, type InvoiceAnswer } from '../invoiceDto.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { readInvoice } from '../invoiceReadStore.ts'
import { insertCreditNote } from '../invoiceStore.ts'
import { keptCreditNoteUbl } from '../documents/keptUbl.ts'
import { numberInFileName } from '../documents/numberInFileName.ts'

type Input = { readonly id: number; readonly date: Day; readonly reason: string }

/**
 * Credits an invoice: the credit note gets a number, a PDF and a UBL, and the month can be invoiced again (rule
 * invoicing-32).
 */
export async function creditInvoice(context: CommandContext, { id, date, reason }: Input): Promise<InvoiceAnswer> {
  const { tx, actor, now, today } = context
  const invoice = await lockInvoice(tx, id)
  assertAllowed(refusalToCreditInvoice({ ...invoiceFactsOf(invoice), invoiceDate: invoice.invoiceOn, today }, date))
  const given = await giveNumber(tx, 'credit_note', yearOf(date))
  const { number } = given
  const note = { ...given, creditedOn: date, reason, createdAt: now, createdBy: actor.personId }
  await refusedWhenTaken({ credit_notes_number_key: { code: 'document_number_taken' } }, () =>
    insertCreditNote(tx, id, note),
  )
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'credit invoice',
    entity: 'invoice',
    entityId: id,
    personId: invoice.personId,
    after: { creditNote: number, date, reason },
  })
  const credited = orNotFound(await readInvoice(tx, id))
  const content = await renderPdf('creditNote', creditNoteDocumentOf(credited), { createdAt: now, logoOf: logosIn(tx) })
  await keepDocument(tx, {
    invoiceId: id,
    kind: 'credit_note',
    fileName: `Creditnota ${numberInFileName(number)}.pdf`,
    content,
    madeAt: now,
  })
  await keptCreditNoteUbl(tx, credited)
  return { ...invoiceDto(credited, today), ...warningText([warningOnDocumentDate(date, today)]) }
}
