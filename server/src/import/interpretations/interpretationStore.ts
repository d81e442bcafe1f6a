import type { ImportMeaning } from '@uurwerk/contract/import/import'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { RememberedHeader } from '../table/table.ts'

export type Answers = Readonly<Record<string, ImportMeaning>>

/** The headers of import files of one kind, such as people, for which HR chose what each column means. */
export async function listHeaders(tx: Tx, kind: ImportKind): Promise<RememberedHeader[]> {
  const rows = await tx
    .selectFrom('import_headers')
    .select(['import_headers.header_key', 'import_headers.paths'])
    .where('import_headers.kind', '=', kind)
    .execute()
  return rows.map(({ header_key, paths }) => ({ headerKey: header_key, paths: paths as readonly (string | null)[] }))
}

export async function upsertHeader(
  tx: Tx,
  kind: ImportKind,
  { headerKey, paths, now }: RememberedHeader & { readonly now: Instant },
): Promise<void> {
  const chosen = { paths: JSON.stringify(paths), changed_at: isoOf(now) }
  await tx
    .insertInto('import_headers')
    .values({ kind, header_key: headerKey, ...chosen })
    .onConflict((conflict) => conflict.columns(['kind', 'header_key']).doUpdateSet(chosen))
    .execute()
}

type OfFile = { readonly fileKey: string; readonly now: Instant }

/** HR's answers about the meaning of the values in a file, by the path of the column. */
export async function readAnswers(tx: Tx, kind: ImportKind, fileKey: string): Promise<Answers> {
  const rows = await tx
    .selectFrom('import_answers')
    .select(['import_answers.path', 'import_answers.meaning'])
    .where('import_answers.kind', '=', kind)
    .where('import_answers.file_key', '=', fileKey)
    .execute()
  return Object.fromEntries(rows.map(({ path, meaning }) => [path, meaning as ImportMeaning]))
}

export type Answer = { readonly path: string; readonly meaning: ImportMeaning }

export async function upsertAnswer(
  tx: Tx,
  kind: ImportKind,
  { fileKey, path, meaning, now }: Answer & OfFile,
): Promise<void> {
  const entered = { meaning, entered_at: isoOf(now) }
  await tx
    .insertInto('import_answers')
    .values({ kind, file_key: fileKey, path, ...entered })
    .onConflict((conflict) => conflict.columns(['kind', 'file_key', 'path']).doUpdateSet(entered))
    .execute()
}

export type Correction = { readonly row: number; readonly path: string; readonly value: string }

export async function listCorrections(tx: Tx, kind: ImportKind, fileKey: string): Promise<Correction[]> {
  const rows = await tx
    .selectFrom('import_corrections')
    .select(['import_corrections.row_number', 'import_corrections.path', 'import_corrections.value'])
    .where('import_corrections.kind', '=', kind)
    .where('import_corrections.file_key', '=', fileKey)
    .execute()
  return rows.map(({ row_number, path, value }) => ({ row: row_number, path, value }))
}

export async function upsertCorrection(
  tx: Tx,
  kind: ImportKind,
  { fileKey, row, path, value, now }: Correction & OfFile,
): Promise<void> {
  const entered = { value, entered_at: isoOf(now) }
  await tx
    .insertInto('import_corrections')
    .values({ kind, file_key: fileKey, row_number: row, path, ...entered })
    .onConflict((conflict) => conflict.columns(['kind', 'file_key', 'row_number', 'path']).doUpdateSet(entered))
    .execute()
}
