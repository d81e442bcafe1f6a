import { refusalOfDocuments } from '@uurwerk/domain/invoicing/steps/refusalOfDocuments'
import type { Database } from '../../platform/db/database.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { hasForgottenDocuments } from './documentStore.ts'

export async function assertDocumentsKept(db: Database, invoiceId: number): Promise<void> {
  assertAllowed(refusalOfDocuments(await hasForgottenDocuments(db, invoiceId)))
}
