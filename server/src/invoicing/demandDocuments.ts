import { refusalOfDocuments } from '@uurwerk/domain/invoicing/refusalOfDocuments'
import type { Database } from '../db/database.ts'
import { demand } from '../http/Refused.ts'
import { hasForgottenDocuments } from './documentStore.ts'

export async function demandDocuments(db: Database, invoiceId: number): Promise<void> {
  demand(refusalOfDocuments(await hasForgottenDocuments(db, invoiceId)))
}
