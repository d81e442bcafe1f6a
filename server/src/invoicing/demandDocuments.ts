import type { Database } from '../db/database.ts'
import { Refused } from '../http/Refused.ts'
import { hasForgottenDocuments } from './documentStore.ts'

/** Past the term of an invoice its papers are gone, and none is made in their place. */
export async function demandDocuments(db: Database, invoiceId: number): Promise<void> {
  if (await hasForgottenDocuments(db, invoiceId)) throw new Refused({ code: 'invoice_documents_forgotten' })
}
