import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { assertDocumentsKept } from './assertDocumentsKept.ts'
import { creditNoteIn, type CreditNoteInput } from '../credits/creditNoteIn.ts'
import { readDocument } from './documentStore.ts'
import { invoiceDocumentOf } from './invoiceDocumentOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import { keepInvoicePdf } from './keepInvoicePdf.ts'

const PDF = 'application/pdf'

type Input = { readonly id: number; readonly now: Instant; readonly today: Day }

/** The stored PDF of an invoice with a number, or a new PDF that is marked as a concept. */
export async function downloadInvoice(db: Database, { id, now, today }: Input): Promise<FileAnswer<Buffer>> {
  await assertDocumentsKept(db, id)
  const kept = await readDocument(db, id, 'invoice')
  if (kept !== null) return new FileAnswer({ ...kept, contentType: PDF })
  const invoice = orNotFound(await readInvoice(db, id))
  if (invoice.number !== null) return new FileAnswer({ ...(await keptNow(db, id)), contentType: PDF })
  const content = await renderPdf('invoice', invoiceDocumentOf(invoice, today), { createdAt: now, logoOf: logosIn(db) })
  return new FileAnswer({ content, contentType: PDF, fileName: `Factuur concept ${id}.pdf` })
}

/** When several requests ask for the invoice at the same time, only one of them prints it. */
const keptNow = (db: Database, id: number) =>
  inTransaction(db, async (tx) => {
    const row = await lockInvoice(tx, id)
    if ((await readDocument(tx, id, 'invoice')) === null) await keepInvoicePdf(tx, row)
    return orNotFound(await readDocument(tx, id, 'invoice'))
  })

export async function downloadCreditNote(db: Database, input: CreditNoteInput): Promise<FileAnswer<Buffer>> {
  const { id } = input
  const note = creditNoteIn(orNotFound(await readInvoice(db, id)), input)
  await assertDocumentsKept(db, id)
  const kept = orNotFound(await readDocument(db, id, 'credit_note', note.id))
  return new FileAnswer({ ...kept, contentType: PDF })
}
