import { parentPort, workerData } from 'node:worker_threads'
import { parseTable, type Table, type UnreadableTable } from './parseTable.ts'

export type TablePart = (Table | UnreadableTable) & { readonly isLast: boolean }

const ROWS_OF_A_PART = 200

const { file, columns } = workerData as { readonly file: string | Uint8Array; readonly columns: readonly string[] }
const parsed = parseTable(file, columns)
let sent = 0

parentPort?.on('message', () => parentPort?.postMessage(nextPart(), []))

function nextPart(): TablePart {
  if ('refusal' in parsed) return { ...parsed, isLast: true }
  const rows = parsed.rows.slice(sent, sent + ROWS_OF_A_PART)
  sent += rows.length
  return { header: parsed.header, rows, isLast: sent === parsed.rows.length }
}
