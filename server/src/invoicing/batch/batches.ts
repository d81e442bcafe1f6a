import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { messages } from '@uurwerk/contract/messages'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/batches'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { insertBatch, knownContracts, knownInvoices, type BatchItemToDo, type BatchKind } from './batchStore.ts'
import { queueBatch } from './queueBatch.ts'
import { RefusalError } from '../../app/RefusalError.ts'

type BatchToStart = {
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

/** Stores the items and queues the batch. The user gets an answer before the items are handled. */
async function startBatch(context: CommandContext, batch: BatchToStart): Promise<{ readonly id: number }> {
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

/** Throws when the list contains ids that do not exist. The error names all these ids (rule invoicing-53). */
function assertKnown(list: string, ids: readonly number[], known: ReadonlySet<number>): void {
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `${list}.${index}`, message: messages.unknown(id) }],
  )
  if (errors.length > 0) throw new RefusalError({ code: 'invalid', errors })
}

type Input = BodyOf<typeof calls.invoiceMonths>

/**
 * Starts a batch that makes the invoices of a month for many contracts. Each contract must meet the conditions of a
 * single invoice, and is invoiced once (rule invoicing-56).
 */
export async function invoiceMonths(context: CommandContext, input: Input): Promise<{ readonly id: number }> {
  const { yearMonthString: yearMonth, contractIds, finish, send } = input
  if (send && !finish) throw new RefusalError({ code: 'send_without_finish' })
  const known = await knownContracts(context.tx, contractIds)
  assertKnown('contractIds', contractIds, known)
  return startBatch(context, {
    kind: 'invoice_months',
    yearMonth,
    finishes: finish,
    sends: send,
    items: [...new Set(contractIds)].map((contractId) => ({ contractId, invoiceId: null })),
  })
}

type OfInvoices = Pick<BatchToStart, 'kind' | 'finishes' | 'sends'> & { readonly invoiceIds: readonly number[] }

/** Finishes the given invoices, mails them, or sends payment reminders about them, in the order of the list. */
export async function startBatchOfInvoices(
  context: CommandContext,
  { invoiceIds, ...batch }: OfInvoices,
): Promise<{ readonly id: number }> {
  const contractOf = await knownInvoices(context.tx, invoiceIds)
  assertKnown('invoiceIds', invoiceIds, new Set(contractOf.keys()))
  const items = [...contractOf].map(([invoiceId, contractId]) => ({ invoiceId, contractId }))
  return startBatch(context, { ...batch, yearMonth: null, items })
}
