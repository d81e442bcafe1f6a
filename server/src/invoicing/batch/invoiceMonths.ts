import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/batches'
import { Refused } from '../../http/Refused.ts'
import type { Writing } from '../../http/route.ts'
import { knownContracts } from './batchStore.ts'
import { demandKnown } from './demandKnown.ts'
import { startBatch } from './startBatch.ts'

type Asked = BodyOf<typeof calls.invoiceMonths>

/** Bills a month of many contracts, each as if it were billed alone. */
export async function invoiceMonths(writing: Writing, asked: Asked): Promise<{ readonly id: number }> {
  const { yearMonthString: yearMonth, contractIds, finish, send } = asked
  if (send && !finish) throw new Refused({ code: 'send_without_finish' })
  const known = await knownContracts(writing.tx, contractIds)
  demandKnown('contractIds', contractIds, known)
  return startBatch(writing, {
    kind: 'invoice_months',
    yearMonth,
    finishes: finish,
    sends: send,
    items: [...new Set(contractIds)].map((contractId) => ({ contractId, invoiceId: null })),
  })
}
