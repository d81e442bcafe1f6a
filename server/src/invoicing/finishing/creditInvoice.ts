import { warningText } from '@uurwerk/contract/planning/warnings'
import type { CreditInput } from '@uurwerk/contract/invoicing/creditNotes'
import { creditNoteOf } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import { creditsAll } from '@uurwerk/domain/invoicing/credits/creditsAll'
import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalToCreditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { yearOf } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { creditableOf } from '../credits/creditableOf.ts'
import { creditInputOf } from '../credits/creditNoteDto.ts'
import { insertCreditNote } from '../credits/creditNoteStore.ts'
import { creditNoteDocumentOf } from '../documents/creditNoteDocumentOf.ts'
import { keepDocument } from '../documents/documentStore.ts'
import { giveNumber } from './giveNumber.ts'
import { invoiceDto, type InvoiceAnswer } from '../invoiceDto.ts'
import { stepFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import { keptCreditNoteUbl } from '../documents/keptUbl.ts'
import { numberInFileName } from '../documents/numberInFileName.ts'

type Input = z.output<typeof CreditInput> & { readonly id: number }

/**
 * Makes a credit note with a number, a PDF and a UBL. When nothing of the invoice is left, its month can be invoiced
 * again, unless HR chose otherwise (rule invoicing-32).
 */
export async function creditInvoice(context: CommandContext, input: Input): Promise<InvoiceAnswer> {
  const { tx, today } = context
  const { id, date } = input
  const invoice = await lockInvoice(tx, id)
  assertAllowed(refusalToCreditInvoice({ ...stepFactsOf(invoice), today }, date))
  await assertVersion(tx, {
    entity: 'invoice',
    entityId: id,
    stored: invoice.version,
    sent: input.version,
    current: () => invoiceDto(invoice, today),
  })
  await makeCreditNote(context, invoice, input)
  const credited = orNotFound(await readInvoice(tx, id))
  await printCreditNote(context, credited, orNotFound(credited.creditNotes[0]))
  return { ...invoiceDto(credited, today), ...warningText([warningOnDocumentDate(date, today)]) }
}

async function makeCreditNote(context: CommandContext, invoice: InvoiceRow, input: Input): Promise<void> {
  const { tx, actor, now } = context
  const { kind, date, reason } = input
  const creditable = creditableOf(invoice)
  const credit = creditNoteOf(creditable, creditInputOf(input, invoice.number ?? ''))
  if ('refusal' in credit) throw new RefusalError(credit.refusal)
  const given = await giveNumber(tx, 'credit_note', yearOf(date))
  const note = {
    ...given,
    ...credit.made,
    kind,
    creditedOn: date,
    reason,
    createdAt: now,
    createdBy: actor.personId,
    reopensMonth: creditsAll(creditable, credit.made) && input.reopenMonth !== false,
  }
  await refusedWhenTaken({ credit_notes_number_key: { code: 'document_number_taken' } }, () =>
    insertCreditNote(tx, invoice, note),
  )
  await recordCallerAct(context, {
    action: 'credit invoice',
    entity: 'invoice',
    entityId: invoice.id,
    personId: invoice.personId,
    after: { creditNote: given.number, amount: eurosOf(credit.made.totals.includingVat), date, reason },
  })
}

async function printCreditNote({ tx, now }: CommandContext, invoice: InvoiceRow, note: CreditNoteRow): Promise<void> {
  const document = creditNoteDocumentOf(invoice, note)
  await keepDocument(tx, {
    invoiceId: invoice.id,
    creditNoteId: note.id,
    kind: 'credit_note',
    fileName: `Creditnota ${numberInFileName(note.number)}.pdf`,
    content: await renderPdf('creditNote', document, { createdAt: now, logoOf: logosIn(tx) }),
    madeAt: now,
  })
  await keptCreditNoteUbl(tx, invoice, note)
}
