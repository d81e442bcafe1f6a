import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import type { RememberedHeader } from '../table/table.ts'
import { upsertAnswer, upsertCorrection, upsertHeader, type Answer, type Correction } from './interpretationStore.ts'

/** Stores what each column of a header means, as HR chose it (rule import-37). */
export async function rememberHeader(
  { tx, now }: CommandContext,
  kind: ImportKind,
  chosen: RememberedHeader,
): Promise<{ headerKey: string }> {
  const paths = chosen.paths.filter((path) => path !== null)
  for (const path of paths) assertKnown(kind, path)
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice !== undefined) {
    const column = importColumns[kind].find(({ path }) => path === twice)!.header
    throw new RefusalError({ code: 'import_column_chosen_twice', column })
  }
  await upsertHeader(tx, kind, { ...chosen, now })
  return { headerKey: chosen.headerKey }
}

/** Stores how the import must read the values of a column that can have two meanings (rule import-38). */
export async function answerQuestion(
  { tx, now }: CommandContext,
  kind: ImportKind,
  answer: Answer & { readonly fileKey: string },
): Promise<{ fileKey: string }> {
  assertKnown(kind, answer.path)
  await upsertAnswer(tx, kind, { ...answer, now })
  return { fileKey: answer.fileKey }
}

/** Stores the corrected text of a cell for the next check of the same file (rule import-40). */
export async function correctCell(
  { tx, now }: CommandContext,
  kind: ImportKind,
  correction: Correction & { readonly fileKey: string },
): Promise<{ fileKey: string }> {
  assertKnown(kind, correction.path)
  await upsertCorrection(tx, kind, { ...correction, now })
  return { fileKey: correction.fileKey }
}

function assertKnown(kind: ImportKind, path: string): void {
  if (!importColumns[kind].some((column) => column.path === path))
    throw new RefusalError({ code: 'import_column_unknown' })
}
