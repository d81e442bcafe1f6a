import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { insertBatch, type BatchItemToDo, type BatchKind } from './batchStore.ts'
import { queueBatch } from './queueBatch.ts'

export type BatchToStart = {
  readonly kind: BatchKind
  readonly yearMonth: YearMonth | null
  readonly finishes: boolean
  readonly sends: boolean
  readonly items: readonly BatchItemToDo[]
}

const audited = {
  invoice_months: 'invoice months',
  finish_invoices: 'finish invoices',
  send_invoices: 'send invoices',
  send_reminders: 'send payment reminders',
} as const satisfies Record<BatchKind, string>

/**
 * Stores the items of a batch and queues the batch for the worker. The user gets an answer before the items are
 * handled.
 */
export async function startBatch(
  context: CommandContext,
  batch: BatchToStart,
): Promise<{ readonly id: number }> {
  const { tx, actor, now } = context
  const { kind, yearMonth, finishes, sends, items } = batch
  const id = await insertBatch(tx, { ...batch, requestedBy: actor.personId, now })
  await recordCallerAct(context, {
    action: audited[kind],
    entity: 'batch',
    entityId: id,
    after: { yearMonth, finish: finishes, send: sends, items: items.length },
  })
  await queueBatch(tx, id)
  return { id }
}
