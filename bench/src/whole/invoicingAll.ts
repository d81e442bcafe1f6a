import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { downloading, get, hr, invoicing } from '../calls.ts'
import { median } from '../median.ts'
import { renderersMegabytes, residentMegabytes } from '../memory.ts'
import { send } from '../send.ts'
import type { RunningServer } from '../server.ts'

type Memory = { readonly at: string; readonly server: number; readonly renderers: number }

export type InvoicingAll = {
  readonly invoices: number
  readonly refused: number
  readonly mails: number
  readonly seconds: number
  /** The time in seconds to print the same documents one after the other, without other work. */
  readonly printingSeconds: number
  /** The download of all documents as one zip file. */
  readonly zip: { readonly seconds: number; readonly megabytes: number }
  readonly memory: readonly Memory[]
}

const MONTH = '2026-10'
const OTHER_MONTH = '2026-11'
/** The day on which the clock of the server starts. */
const TODAY = '2026-11-20'
const POLL_MS = 500
const PRINTS = 40

type Progress = { readonly status: string; readonly done: number; readonly total: number }

/**
 * Measures the billing of a month of all people at once. Each invoice is made, gets a number, is printed with its
 * timesheet and its UBL, and is added to the mail queue.
 */
export async function measureInvoicingAll(server: RunningServer, pool: Pool): Promise<InvoicingAll> {
  const onePrint = await measurePrinting(server, pool)
  const memory = [memoryOf(server, 'start')]
  const { rows } = await pool.query<{ id: number }>('select id::integer from contracts order by id')
  const begun = performance.now()
  const answer = await send(server.origin, {
    method: 'POST',
    path: '/api/administration/invoice/fromTimesheets',
    token: hr,
    body: { yearMonthString: MONTH, contractIds: rows.map(({ id }) => id), finish: true, send: true },
  })
  const { id } = JSON.parse(answer.toString()) as { id: number }
  const { total } = await whenDone(server, id, (at) => memory.push(memoryOf(server, at)))
  const seconds = (performance.now() - begun) / 1000
  memory.push(memoryOf(server, 'end'))
  const zip = await measureZip(server)
  memory.push(memoryOf(server, 'after the zip'))
  return { ...(await countsOf(pool, id)), seconds, printingSeconds: (onePrint * total) / 1000, zip, memory }
}

async function measureZip({ origin }: RunningServer): Promise<InvoicingAll['zip']> {
  const begun = performance.now()
  const zip = await send(origin, get(hr, `/api/administration/invoice/export/zip?from=${TODAY}&to=${TODAY}`))
  return { seconds: (performance.now() - begun) / 1000, megabytes: zip.length / 1_000_000 }
}

/** Returns the time to print one invoice and its timesheet, in milliseconds. */
async function measurePrinting(server: RunningServer, pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ contractId: number; personId: number }>(
    `select id::integer as "contractId", person_id::integer as "personId" from contracts order by id limit 1 offset 200`,
  )
  const [contract] = rows
  if (contract === undefined) throw new Error('there is no contract')
  const concept = invoicing(contract, OTHER_MONTH)
  const { id } = JSON.parse((await send(server.origin, concept)).toString()) as { id: number }
  const timesheet = get(hr, `/api/administration/timesheet/${contract.contractId}/${MONTH}/download`)
  const times: number[] = []
  for (let printed = 0; printed < PRINTS; printed++) {
    const begun = performance.now()
    await send(server.origin, downloading(id))
    await send(server.origin, timesheet)
    times.push(performance.now() - begun)
  }
  return median(times)
}

async function whenDone(server: RunningServer, id: number, at: (when: string) => void): Promise<Progress> {
  let beforeHalf = true
  for (;;) {
    const answer = await send(server.origin, get(hr, `/api/administration/job/${id}?after=999999`))
    const progress = JSON.parse(answer.toString()) as Progress
    if (progress.status === 'done') return progress
    if (beforeHalf && progress.done * 2 >= progress.total) at('middle')
    beforeHalf = progress.done * 2 < progress.total
    await pause(POLL_MS)
  }
}

const memoryOf = ({ pid }: RunningServer, at: string): Memory => ({
  at,
  server: residentMegabytes(pid),
  renderers: renderersMegabytes(pid),
})

async function countsOf(pool: Pool, batchId: number) {
  const { rows } = await pool.query<{ invoices: number; refused: number; mails: number }>(
    `select count(i.number)::integer as invoices, count(t.refusal)::integer as refused,
       (select count(*)::integer from mails m join batch_items x on x.invoice_id = m.invoice_id where x.batch_id = $1) as mails
     from batch_items t left join invoices i on i.id = t.invoice_id where t.batch_id = $1`,
    [batchId],
  )
  return rows[0] ?? { invoices: 0, refused: 0, mails: 0 }
}

export function reportInvoicingAll({ invoices, seconds, printingSeconds, zip, ...of }: InvoicingAll): string {
  const megabytes = of.memory.map(
    ({ at, server, renderers }) => `${at} ${server.toFixed(0)} + ${renderers.toFixed(0)} MB`,
  )
  return [
    `${invoices} invoices made, numbered, printed and mailed to the outbox (${of.mails} mails, ${of.refused} refused) in ${seconds.toFixed(1)} s`,
    `${((seconds * 1000) / invoices).toFixed(0)} ms an invoice`,
    `${(seconds / printingSeconds).toFixed(2)}× what printing alone takes one after the other (${printingSeconds.toFixed(1)} s)`,
    `their documents as one zip of ${zip.megabytes.toFixed(0)} MB in ${zip.seconds.toFixed(1)} s`,
    `memory of the server and of its renderers: ${megabytes.join(', ')}`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}
