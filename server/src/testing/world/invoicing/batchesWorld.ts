import type { BodyInput } from '@uurwerk/contract/endpoint'
import { invoiceMonths, job as jobCall } from '@uurwerk/contract/invoicing/batches'
import { afterEach, expect, onTestFinished, vi } from 'vitest'
import { runJobs, type RunningJobs } from '../../../platform/jobs/runJobs.ts'
import { createTasks } from '../../../tasks.ts'
import { call, request } from '../../call.ts'
import { givenBilledMonth, type BilledMonth } from './invoicingWorld.ts'
import { silentLog } from '../../silentLog.ts'
import { sellerWorld } from './sellerWorld.ts'

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
export const idsOf = (of: readonly BilledMonth[]) => of.map(({ contractId }) => contractId)

type Billing = BodyInput<typeof invoiceMonths>

type Started = Promise<{ readonly id: number }>
export const started = async (answer: Started): Promise<number> => (await answer).id
export const codesOf = ({ results }: { results: { code: string | null }[] }) => results.map(({ code }) => code)

/** Starts an app in which Katrien Lauwers of HR invoices many months in one batch. */
export async function batchesWorld() {
  const testApp = await sellerWorld()
  const { db, services, url, katrienId: katrien, hr } = testApp
  afterEach(() => vi.restoreAllMocks())
  const monthOf = (wanted: Parameters<typeof givenBilledMonth>[1] = {}) =>
    givenBilledMonth(db, { shifts: oneHour, ...wanted })
  const months = (count: number): Promise<BilledMonth[]> => Promise.all(Array.from({ length: count }, () => monthOf()))

  async function startWorker(log = silentLog): Promise<RunningJobs> {
    const { runBatch } = createTasks(services, log)
    const jobs = await runJobs({ url, tasks: { runBatch }, log: silentLog })
    let stopped: Promise<void> | null = null
    const stop = () => (stopped ??= jobs.stop())
    onTestFinished(stop)
    return { stop }
  }
  const billing = (contractIds: number[], input: Partial<Billing> = {}) =>
    request(hr, invoiceMonths, { body: { yearMonthString: '2026-11', contractIds, ...input } })
  const bill = (...wanted: Parameters<typeof billing>) => call(...billing(...wanted))
  const job = (id: number, after = 0) => call(hr, jobCall, { params: { id }, query: { after: `${after}` } })

  async function whenDone(id: number) {
    await vi.waitFor(async () => expect((await job(id)).status).toBe('done'), { interval: 50 })
    return job(id)
  }

  /** Waits until a worker has ended the batch. The test starts this worker for this batch only. */
  async function done(answer: Started) {
    const id = await started(answer)
    const worker = await startWorker()
    const batch = await whenDone(id)
    await worker.stop()
    return batch
  }
  const mailsOf = (invoiceId: number) =>
    db.selectFrom('mails').select('id').where('invoice_id', '=', invoiceId).execute()

  /** Fails when the numbers of the invoices have a gap. */
  async function expectNoGap(): Promise<void> {
    const rows = await db
      .selectFrom('invoices')
      .select('number_sequence as sequence')
      .where('number_sequence', 'is not', null)
      .orderBy('number_sequence')
      .execute()
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
  }

  return {
    testApp,
    db,
    url,
    katrien,
    hr,
    monthOf,
    months,
    startWorker,
    billing,
    bill,
    job,
    whenDone,
    done,
    mailsOf,
    expectNoGap,
  }
}
