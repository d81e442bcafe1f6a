import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { RefusalError } from '../http/RefusalError.ts'
import { parseTable, type Table, type TableRow, type UnreadableTable } from './parseTable.ts'
import type { TablePart } from './tableWorker.ts'

/** The time limit for reading a file. Only a file that was made to be slow needs more time. */
const READ_WITHIN_MS = 30_000
/** A file below this size is read on the main thread, because that takes less time than to start another thread. */
const SMALL_BYTES = 8192
const MOST_MEMORY_MB = 256

type Limits = { readonly readWithinMs?: number }

/**
 * Reads the cells of the known columns in a separate thread, so that no file delays the answers to other users. The
 * thread sends the rows in small parts, because the main thread cannot do other work while it copies a part (rule
 * import-8).
 */
export async function readTable(
  file: string | Uint8Array,
  columns: readonly string[],
  { readWithinMs = READ_WITHIN_MS }: Limits = {},
): Promise<Table> {
  if (file.length <= SMALL_BYTES) return readable(parseTable(file, columns))
  const inTime = AbortSignal.timeout(readWithinMs)
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), {
    workerData: { file, columns },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  // A thread can fail after its reader has given up. Without a listener that error would end the process.
  worker.on('error', () => {})
  try {
    return await collect(worker, inTime)
  } catch (error) {
    if (inTime.aborted || isOutOfMemory(error)) throw new RefusalError({ code: 'import_unreadable', row: null })
    throw error
  } finally {
    await worker.terminate()
  }
}

async function collect(worker: Worker, inTime: AbortSignal): Promise<Table> {
  const rows: TableRow[] = []
  for (;;) {
    worker.postMessage('next', [])
    const [part] = (await once(worker, 'message', { signal: inTime })) as [TablePart]
    const { header, rows: more, isLast } = readable(part)
    rows.push(...more)
    if (isLast) return { header, rows }
  }
}

function readable<T extends Table>(parsed: T | UnreadableTable): T {
  if ('refusal' in parsed) throw new RefusalError(parsed.refusal)
  return parsed
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
