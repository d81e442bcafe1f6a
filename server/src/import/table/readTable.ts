import { RefusalError } from '../../app/RefusalError.ts'
import { partsOfThread } from '../../platform/threads/partsOfThread.ts'
import { parseTable, type Table, type UnreadableTable } from './parseTable.ts'
import type { TablePart } from './tableWorker.ts'

/**
 * The time limit for reading an import file, in milliseconds. Only a file that somebody made slow on purpose needs more
 * time.
 */
const READ_WITHIN_MS = 30_000
/** An import file below this size is read on the main thread, because starting another thread takes longer. */
const SMALL_BYTES = 8192

type Limits = { readonly readWithinMs?: number }

/**
 * Reads the cells of the known columns in a separate thread, so that an import file never delays the answers to other
 * users. The thread sends the rows in small parts, because the main thread cannot do other work while it copies a part
 * (rule import-8).
 */
export async function readTable(
  file: string | Uint8Array,
  columns: readonly string[],
  { readWithinMs = READ_WITHIN_MS }: Limits = {},
): Promise<Table> {
  if (file.length <= SMALL_BYTES) return readable(parseTable(file, columns))
  const parts = await partsOfThread<TablePart>(new URL('./tableWorker.ts', import.meta.url), {
    data: { file, columns },
    withinMs: readWithinMs,
  })
  if (parts === null) throw new RefusalError({ code: 'import_unreadable', row: null })
  const tables = parts.map(readable)
  return { header: tables[0]?.header ?? [], rows: tables.flatMap(({ rows }) => rows) }
}

function readable<T extends Table>(parsed: T | UnreadableTable): T {
  if ('refusal' in parsed) throw new RefusalError(parsed.refusal)
  return parsed
}
