import { RefusalError } from '../../app/RefusalError.ts'
import { partsOfThread } from '../../platform/threads/partsOfThread.ts'
import { isZip, parseTable, type UnreadableTable } from './parseTable.ts'
import type { KnownHeaders, Table } from './table.ts'
import type { TablePart } from './tableWorker.ts'

/**
 * The time limit for reading an import file, in milliseconds. Only a file that somebody made slow on purpose needs more
 * time.
 */
const READ_WITHIN_MS = 30_000
/**
 * The size below which a text file is read on the main thread, because starting a thread takes longer. A workbook of
 * this size is still read in a thread, because it can unpack to a large file.
 */
const SMALL_BYTES = 8192

type Limits = { readonly readWithinMs?: number }

/**
 * Reads the file in a separate thread, so that other users never wait. The thread sends small parts, because the main
 * thread cannot do other work while it copies a part (rule import-8).
 */
export async function readTable(
  file: string | Uint8Array,
  known: KnownHeaders,
  { readWithinMs = READ_WITHIN_MS }: Limits = {},
): Promise<Table> {
  if (file.length <= SMALL_BYTES && !isZip(file)) return readable(await parseTable(file, known))
  const parts = await partsOfThread<TablePart>(new URL('./tableWorker.ts', import.meta.url), {
    data: { file, known },
    withinMs: readWithinMs,
  })
  const [first] = parts ?? []
  if (parts === null || first === undefined) throw new RefusalError({ code: 'import_unreadable', row: null })
  return { ...readable(first), rows: parts.flatMap((part) => readable(part).rows) }
}

function readable<T extends Table>(parsed: T | UnreadableTable): T {
  if ('refusal' in parsed) throw new RefusalError(parsed.refusal)
  return parsed
}
