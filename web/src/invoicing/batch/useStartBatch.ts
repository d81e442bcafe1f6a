import { finishInvoices, invoiceMonths, sendInvoices } from '@uurwerk/contract/invoicing/batches'
import { sendReminders } from '@uurwerk/contract/payments/reminders'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useAction } from '../../app/api/useAction.ts'
import { keepBatch, type BatchInput } from './keptBatch.ts'
import { useBatchInAddress } from './useBatchInAddress.ts'

/** The ids are ids of contracts when the batch makes invoices, and ids of invoices in every other batch. */
export function useStartBatch(yearMonth: YearMonth) {
  const [, show] = useBatchInAddress()
  const { mutateAsync: make } = useAction(invoiceMonths)
  const { mutateAsync: finish } = useAction(finishInvoices)
  const { mutateAsync: remind } = useAction(sendReminders)
  const { mutateAsync: send } = useAction(sendInvoices)

  function begin(input: BatchInput, ids: number[]) {
    switch (input.act) {
      case 'make':
        return make({
          body: { yearMonthString: yearMonth, contractIds: ids, finish: input.finish, send: input.send },
        })
      case 'finish':
        return finish({ body: { invoiceIds: ids, send: input.send } })
      case 'remind':
        return remind({ body: { invoiceIds: ids } })
      case 'send':
        return send({ body: { invoiceIds: ids } })
    }
  }
  return async (input: BatchInput, ids: readonly number[]): Promise<void> => {
    const { id } = await begin(input, [...ids])
    keepBatch({ id, yearMonth, asked: input })
    show(id)
  }
}
