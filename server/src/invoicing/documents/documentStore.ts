import { createHash } from 'node:crypto'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { KeptKind } from '../../platform/documents/contentTypeOf.ts'

export type DocumentToKeep = {
  readonly invoiceId: number
  readonly creditNoteId?: number
  readonly kind: KeptKind
  readonly fileName: string
  readonly content: Buffer
  readonly madeAt: Instant
}

/** Stores a document with its exact bytes and its hash (rule invoicing-16). */
export async function keepDocument(tx: Tx, document: DocumentToKeep): Promise<number> {
  const { id } = await tx
    .insertInto('documents')
    .values({
      invoice_id: document.invoiceId,
      credit_note_id: document.creditNoteId ?? null,
      kind: document.kind,
      file_name: document.fileName,
      content: document.content,
      sha256: createHash('sha256').update(document.content).digest(),
      made_at: isoOf(document.madeAt),
    })
    .returning('documents.id')
    .executeTakeFirstOrThrow()
  return id
}

type Kept = { readonly id: number; readonly fileName: string }

export async function readKeptDocument(
  db: Database,
  invoiceId: number,
  kind: KeptKind,
  creditNoteId: number | null = null,
): Promise<Kept | null> {
  const row = await db
    .selectFrom('documents as d')
    .select(['d.id', 'd.file_name as fileName'])
    .where('d.invoice_id', '=', invoiceId)
    .where('d.kind', '=', kind)
    .where('d.credit_note_id', 'is not distinct from', creditNoteId)
    .executeTakeFirst()
  return row ?? null
}

export async function readDocument(
  db: Database,
  invoiceId: number,
  kind: KeptKind,
  creditNoteId: number | null = null,
): Promise<{ readonly fileName: string; readonly content: Buffer; readonly madeAt: Instant } | null> {
  const row = await db
    .selectFrom('documents as d')
    .select(['d.file_name as fileName', 'd.content'])
    .select(sql<Instant>`extract(epoch from d.made_at)::int8`.as('madeAt'))
    .where('d.invoice_id', '=', invoiceId)
    .where('d.kind', '=', kind)
    .where('d.credit_note_id', 'is not distinct from', creditNoteId)
    .executeTakeFirst()
  return row ?? null
}

export async function hasForgottenDocuments(db: Database, invoiceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invoices as i')
    .select('i.id')
    .where('i.id', '=', invoiceId)
    .where('i.anonymised_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
