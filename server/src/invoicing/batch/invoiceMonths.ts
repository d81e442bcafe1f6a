import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/batches'
import { RefusalError } from '../../http/RefusalError.ts'
import type { CommandContext } from '../../http/route.ts'
import { knownContracts } from './batchStore.ts'
import { demandKnown } from './demandKnown.ts'
import { startBatch } from './startBatch.ts'

type Asked = BodyOf<typeof calls.invoiceMonths>

/**
 * Makes the invoices of one month for many contracts. The conditions of a single invoice hold for each; a contract that
 * is listed twice is invoiced once (rule invoicing-56).
 */
export async function invoiceMonths(context: CommandContext, input: Asked): Promise<{ readonly id: number }> {
  const { yearMonthString: yearMonth, contractIds, finish, send } = input
  if (send && !finish) throw new RefusalError({ code: 'send_without_finish' })
  const known = await knownContracts(context.tx, contractIds)
  demandKnown('contractIds', contractIds, known)
  return startBatch(context, {
    kind: 'invoice_months',
    yearMonth,
    finishes: finish,
    sends: send,
    items: [...new Set(contractIds)].map((contractId) => ({ contractId, invoiceId: null })),
  })
}
