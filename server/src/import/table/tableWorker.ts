import { parentPort, workerData } from 'node:worker_threads'
import { parseTable, type UnreadableTable } from './parseTable.ts'
import type { KnownHeaders, Table } from './table.ts'

export type TablePart = (Table | UnreadableTable) & { readonly isLast: boolean }

const ROWS_OF_A_PART = 200

const { file, known } = workerData as { readonly file: string | Uint8Array; readonly known: KnownHeaders }
const parsed = await parseTable(file, known)
let sent = 0

parentPort?.on('message', () => parentPort?.postMessage(nextPart(), []))

function nextPart(): TablePart {
  if ('refusal' in parsed) return { ...parsed, isLast: true }
  const rows = parsed.rows.slice(sent, sent + ROWS_OF_A_PART)
  sent += rows.length
  return { ...parsed, rows, isLast: sent === parsed.rows.length }
}
