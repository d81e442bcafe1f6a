import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/batches'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { knownContracts } from './batchStore.ts'
import { assertKnown } from './assertKnown.ts'
import { startBatch } from './startBatch.ts'

type Input = BodyOf<typeof calls.invoiceMonths>

/**
 * Makes the invoices of one month for many contracts. Each contract must meet the conditions of a single invoice. A
 * contract that is listed twice is invoiced once (rule invoicing-56).
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
