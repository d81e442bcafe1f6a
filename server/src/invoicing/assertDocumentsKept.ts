import { refusalOfDocuments } from '@uurwerk/domain/invoicing/refusalOfDocuments'
import type { Database } from '../db/database.ts'
import { assertAllowed } from '../http/RefusalError.ts'
import { hasForgottenDocuments } from './documentStore.ts'

export async function assertDocumentsKept(db: Database, invoiceId: number): Promise<void> {
  assertAllowed(refusalOfDocuments(await hasForgottenDocuments(db, invoiceId)))
}
