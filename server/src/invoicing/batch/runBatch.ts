import { setTimeout as pause } from 'node:timers/promises'
import { isUnreachable } from '../../platform/db/errors/isUnreachable.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { JobLog } from '../../platform/jobs/startWorker.ts'
import type { Services } from '../../app/services.ts'
import { queueInvoice } from '../finishing/sendInvoice.ts'
import { readPending, updateAsOver, updateItem, type PendingBatch, type PendingItem } from './batchStore.ts'
import { prepareItem, type Remind } from './prepareItem.ts'
import { queueBatch } from './queueBatch.ts'
import { workAtItem, type BatchWork } from './workAtItem.ts'

/**
 * The number of items in one part of a batch. A part takes one or two seconds, and a server that stops waits for its
 * end (rule invoicing-55).
 */
const PART = 25

type Running = { readonly services: Services; readonly log: JobLog; readonly remind: Remind }

type RemindingWork = BatchWork & { readonly remind: Remind }

const RETRY_FOR_MS = 60_000
const PAUSE_MS = 1000

/** Waits for an unreachable database, because a job can neither end nor be released without the database. */
export async function runBatch(running: Running, batchId: number): Promise<void> {
  const deadline = performance.now() + RETRY_FOR_MS
  for (;;)
    try {
      return await runPart(running, batchId)
    } catch (error) {
      if (!isUnreachable(error) || performance.now() > deadline) throw error
      running.log.warn({ err: error }, 'a batch waits for the database')
      await pause(PAUSE_MS)
    }
}

/** Continues a batch with its first item that has no result yet. */
async function runPart({ services, log, remind }: Running, batchId: number): Promise<void> {
  const batch = await readPending(services.db, batchId, PART)
  if (batch === null) return
  await workAtItems({ services, log, remind, batchId, requestedBy: batch.requestedBy }, batch)
  const over = batch.items.length < PART
  await inTransaction(services.db, (tx) =>
    over ? updateAsOver(tx, batchId, services.clock.now()) : queueBatch(tx, batchId),
  )
}

/**
 * The server mails one invoice while it makes the next one. The number series is therefore not locked during a mail,
 * and the numbers follow the order of the list (rules invoicing-49, invoicing-51 and invoicing-52).
 */
async function workAtItems(work: RemindingWork, batch: PendingBatch): Promise<void> {
  let mailing: Promise<unknown> = Promise.resolve()
  for (const item of batch.items) {
    const toMail = item.awaitsMail ? item : await prepare(work, batch, item)
    await mailing
    if (toMail === null) continue
    mailing = mail(work, toMail)
    // The error of this mail is thrown later, where the mail is awaited. Without this handler, Node would end the
    // process before that.
    mailing.catch(() => {})
  }
  await mailing
}

/** Returns the item when only its mail must still be sent; null when the item has its result. */
const prepare = (work: RemindingWork, batch: PendingBatch, item: PendingItem): Promise<PendingItem | null> =>
  workAtItem(work, item.position, async (context) => {
    const { invoiceId, refusal } = await prepareItem(context, batch, item, work.remind)
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
    await queueInvoice(context, { id: orNotFound(item.invoiceId) })
    await updateItem(context.tx, {
      batchId: work.batchId,
      item,
      invoiceId: item.invoiceId,
      awaitsMail: false,
      settledAt: context.now,
      refusal: null,
    })
  })
