import type { Pool } from 'pg'
import { downloading, invoicing } from '../calls.ts'
import { median } from '../median.ts'
import { residentMegabytes } from '../memory.ts'
import { send } from '../send.ts'
import type { RunningServer } from '../server.ts'

export type Documents = { readonly medianMs: number; readonly fastestMs: number; readonly residentMegabytes: number }

const WARM_UP = 20
const DOCUMENTS = 1000
const CONTRACT = { personId: 201, contractId: 200 }

/**
 * Measures the printing of documents. The server prints a concept invoice again at each request, so each download
 * measures the printing.
 */
export async function measureDocuments(server: RunningServer, pool: Pool): Promise<Documents> {
  await send(server.origin, invoicing(CONTRACT, '2026-10'))
  const { rows } = await pool.query<{ id: number }>('select max(id)::integer as id from invoices')
  const download = downloading(rows[0]?.id ?? 0)
  const times: number[] = []
  for (let made = -WARM_UP; made < DOCUMENTS; made++) {
    const begun = performance.now()
    const pdf = await send(server.origin, download)
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('this is no PDF')
    if (made >= 0) times.push(performance.now() - begun)
  }
  return {
    medianMs: median(times),
    fastestMs: Math.min(...times),
    residentMegabytes: residentMegabytes(server.pid),
  }
}
