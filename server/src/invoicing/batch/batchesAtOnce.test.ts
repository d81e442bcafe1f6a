import { finishInvoice, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { outcomeOf } from '../../testing/call.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { batchesWorld, idsOf, started, codesOf } from '../../testing/world/invoicing/batchesWorld.ts'

const { testApp, db, url, hr, monthOf, months, startWorker, bill, job, whenDone, done, mailsOf, expectNoGap } =
  await batchesWorld()

test('when two batches contain the same contracts, each contract is invoiced by only one of them', async () => {
  const ids = idsOf(await months(6))
  const [one, other] = [await started(bill(ids)), await started(bill(ids.toReversed()))]
  await startWorker()
  await startWorker()
  const codes = [...codesOf(await whenDone(one)), ...codesOf(await whenDone(other))]
  expect(codes.filter((code) => code === null)).toHaveLength(6)
  expect(codes.filter((code) => code === 'already_invoiced')).toHaveLength(6)
})

test('twenty invoices that HR finishes by hand during a batch leave no gap in the numbers', async () => {
  const concepts = (await done(bill(idsOf(await months(20))))).results
  const id = await started(bill(idsOf(await months(10)), { finish: true, send: true }))
  await startWorker()
  const finish = ({ invoiceId }: (typeof concepts)[number]) =>
    outcomeOf(hr, finishInvoice, { params: { id: invoiceId! }, body: { status: 'CONFIRMED' } })
  const answers: Awaited<ReturnType<typeof finish>>[] = []
  // The server runs at most eight calls of one user at once. On a slow machine, further calls wait too long and are
  // refused, so the test sends five calls at a time.
  for (let first = 0; first < concepts.length; first += 5)
    answers.push(...(await Promise.all(concepts.slice(first, first + 5).map(finish))))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(codesOf(await whenDone(id))).toEqual(Array.from({ length: 10 }, () => null))
  await expectNoGap()
})

test('while batches run, one worker stays free to send mails', async () => {
  await started(bill(idsOf(await months(1))))
  await started(bill(idsOf(await months(1))))
  const [{ invoiceId }] = (await db
    .selectFrom('invoices')
    .select('id as invoiceId')
    .where('number', 'is not', null)
    .limit(1)
    .execute()) as [{ invoiceId: number }]
  await outcomeOf(hr, sendInvoice, { params: { id: invoiceId } })
  const sendMail = vi.fn(async () => {})
  const held = Promise.withResolvers<void>()
  const runBatch = vi.fn(() => held.promise)
  const jobs = await runJobs({ url, tasks: { runBatch, sendMail }, log: silentLog })
  // Stops the worker also when this test fails. Otherwise the unfinished batch would block the queue of the next
  // tests.
  onTestFinished(async () => {
    held.resolve()
    await jobs.stop()
  })
  await vi.waitFor(() => expect(runBatch).toHaveBeenCalled())
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalled())
  expect(runBatch).toHaveBeenCalledOnce()
})

test(
  'when the database closes all connections during a batch, the batch waits and then continues',
  { tags: 'deep' },
  async () => {
    const id = await started(bill(idsOf(await months(30)), { finish: true, send: true }))
    await startWorker()
    await vi.waitFor(async () => expect((await job(id)).done).toBeGreaterThan(3), { interval: 20 })
    await testApp.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await vi.waitFor(async () => expect((await job(id)).status).toBe('done'), { interval: 100 })
    expect(codesOf(await job(id))).toEqual(Array.from({ length: 30 }, () => null))
    await expectNoGap()
  },
)

test('an invoice that got its number before the process was killed is mailed by the next process, with that number', async () => {
  const { contractId } = await monthOf()
  const { invoiceId, invoiceNr } = (await done(bill([contractId], { finish: true }))).results[0]!
  const id = await started(bill([contractId], { finish: true, send: true }))
  await db
    .updateTable('batch_items')
    .set({ invoice_id: invoiceId, awaits_mail: true })
    .where('batch_id', '=', id)
    .execute()
  await startWorker()
  expect(await whenDone(id)).toMatchObject({ results: [{ invoiceId, invoiceNr, code: null }] })
  expect(await mailsOf(invoiceId!)).toHaveLength(1)
})

test(
  'after a process is killed during a batch, the next process continues the batch without a double invoice and without a gap',
  { tags: 'deep' },
  async () => {
    const all = await months(30)
    const id = await started(bill(idsOf(all), { finish: true, send: true }))
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../testing/servers/batchWorker.ts'), url],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    onTestFinished(() => void child.kill('SIGKILL'))
    await vi.waitFor(async () => expect((await job(id)).done).toBeGreaterThan(5), { interval: 20 })
    child.kill('SIGKILL')
    expect((await job(id)).done).toBeLessThan(30)

    await startWorker()
    const batch = await whenDone(id)
    expect(codesOf(batch)).toEqual(Array.from({ length: 30 }, () => null))
    const { results } = batch
    expect(new Set(results.map(({ invoiceNr }) => invoiceNr)).size).toBe(30)
    const mails = await Promise.all(results.map(({ invoiceId }) => mailsOf(invoiceId!)))
    expect(mails.map(({ length }) => length)).toEqual(results.map(() => 1))
    await expectNoGap()
  },
)
