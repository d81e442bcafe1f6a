import { refusalOfUbl } from '@uurwerk/domain/invoicing/ubl/refusalOfUbl'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { contentTypeOf, type KeptKind } from '../../platform/documents/contentTypeOf.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { assertDocumentsKept } from './assertDocumentsKept.ts'
import { creditNoteIn, type CreditNoteInput } from '../credits/creditNoteIn.ts'
import { readDocument } from './documentStore.ts'
import { ublFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { keptCreditNoteUbl, keptInvoiceUbl } from './keptUbl.ts'

export const downloadInvoiceUbl = (db: Database, id: number): Promise<FileAnswer<Buffer>> =>
  downloadUbl(db, { id, kind: 'invoice_ubl', creditNoteId: null }, (tx, row) => {
    if (row.number === null) throw new RefusalError({ code: 'invoice_not_finished' })
    return keptInvoiceUbl(tx, row)
  })

export async function downloadCreditNoteUbl(db: Database, input: CreditNoteInput): Promise<FileAnswer<Buffer>> {
  const { id } = input
  const note = creditNoteIn(orNotFound(await readInvoice(db, id)), input)
  return downloadUbl(db, { id, kind: 'credit_note_ubl', creditNoteId: note.id }, (tx, row) =>
    keptCreditNoteUbl(tx, row, note),
  )
}

type Wanted = { readonly id: number; readonly kind: KeptKind; readonly creditNoteId: number | null }
type Make = (tx: Tx, row: InvoiceRow) => Promise<number | null>

/** A missing UBL is made now, and only once for several requests at the same time (rule ubl-17). */
async function downloadUbl(db: Database, wanted: Wanted, make: Make): Promise<FileAnswer<Buffer>> {
  const { id, kind, creditNoteId } = wanted
  await assertDocumentsKept(db, id)
  const kept =
    (await readDocument(db, id, kind, creditNoteId)) ??
    (await inTransaction(db, async (tx) => {
      const row = await lockInvoice(tx, id)
      if ((await make(tx, row)) === null) assertAllowed(refusalOfUbl(ublFactsOf(row)))
      return orNotFound(await readDocument(tx, id, kind, creditNoteId))
    }))
  return new FileAnswer({ ...kept, contentType: contentTypeOf(kind) })
}
