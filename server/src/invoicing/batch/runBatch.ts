import { setTimeout as pause } from 'node:timers/promises'
import { isUnreachable } from '../../db/isUnreachable.ts'
import { inTransaction } from '../../db/transaction.ts'
import { orNotFound } from '../../http/RefusalError.ts'
import type { JobLog } from '../../jobs/startWorker.ts'
import type { Services } from '../../services.ts'
import { queueInvoice } from '../sendInvoice.ts'
import { readPending, updateAsOver, updateItem, type PendingBatch, type PendingItem } from './batchStore.ts'
import { prepareItem } from './prepareItem.ts'
import { queueBatch } from './queueBatch.ts'
import { workAtItem, type BatchWork } from './workAtItem.ts'

/** So many at a time, in a second or two: then another batch has its turn, and a server that stops need not wait for long. */
const PART = 25

type Running = { readonly services: Services; readonly log: JobLog }

const PATIENCE_MS = 60_000
const PAUSE_MS = 1000

/** Works at a part of a batch. A database that goes away is waited for here, since a job can neither end nor be given back without it. */
export async function runBatch(running: Running, batchId: number): Promise<void> {
  const patienceEnds = performance.now() + PATIENCE_MS
  for (;;)
    try {
      return await runPart(running, batchId)
    } catch (error) {
      if (!isUnreachable(error) || performance.now() > patienceEnds) throw error
      running.log.warn({ err: error }, 'a batch waits for the database')
      await pause(PAUSE_MS)
    }
}

/** From where it was left, item after item: what is settled is passed over. */
async function runPart({ services, log }: Running, batchId: number): Promise<void> {
  const batch = await readPending(services.db, batchId, PART)
  if (batch === null) return
  await workAtItems({ services, log, batchId, requestedBy: batch.requestedBy }, batch)
  const over = batch.items.length < PART
  await inTransaction(services.db, (tx) =>
    over ? updateAsOver(tx, batchId, services.clock.now()) : queueBatch(tx, batchId),
  )
}

/** One is mailed while the next is made: the series of numbers is not held meanwhile, and numbers follow the order of the list. */
async function workAtItems(work: BatchWork, batch: PendingBatch): Promise<void> {
  let mailing: Promise<unknown> = Promise.resolve()
  for (const item of batch.items) {
    const toMail = item.awaitsMail ? item : await prepare(work, batch, item)
    await mailing
    if (toMail === null) continue
    mailing = mail(work, toMail)
    // Awaited in the next round, which may fail before it comes to that.
    mailing.catch(() => {})
  }
  await mailing
}

/** The item once only its mail is left; null when it is settled. */
const prepare = (work: BatchWork, batch: PendingBatch, item: PendingItem): Promise<PendingItem | null> =>
  workAtItem(work, item.position, async (context) => {
    const { invoiceId, refusal } = await prepareItem(context, batch, item)
    const awaitsMail = batch.sends && refusal === null
    await updateItem(context.tx, {
      batchId: work.batchId,
      item,
      invoiceId,
      awaitsMail,
      settledAt: awaitsMail ? null : context.now,
      refusal,
    })
    return awaitsMail ? { ...item, invoiceId, awaitsMail } : null
  })

const mail = (work: BatchWork, item: PendingItem): Promise<void | null> =>
  workAtItem(work, item.position, async (context) => {
    await queueInvoice(context, orNotFound(item.invoiceId))
    await updateItem(context.tx, {
      batchId: work.batchId,
      item,
      invoiceId: item.invoiceId,
      awaitsMail: false,
      settledAt: context.now,
      refusal: null,
    })
  })
