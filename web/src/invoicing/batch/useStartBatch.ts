import { finishInvoices, invoiceMonths, sendInvoices } from '@uurwerk/contract/invoicing/batches'
import { sendReminders } from '@uurwerk/contract/payments/reminders'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import { keepBatch, type AskedBatch } from './keptBatch.ts'
import { useBatchInAddress } from './useBatchInAddress.ts'

type Wanted = {
  readonly asked: AskedBatch
  /** The ids of contracts when the batch makes invoices. For every other batch, the ids of invoices. */
  readonly ids: readonly number[]
}

/** Starts a batch on the server, and shows its progress. */
export function useStartBatch(yearMonth: YearMonth) {
  const [, show] = useBatchInAddress()
  const { mutateAsync } = useMutation({
    mutationFn: ({ asked, ids }: Wanted) => startBatch(asked, ids, yearMonth),
    onSuccess: ({ id }, { asked }) => {
      keepBatch({ id, yearMonth, asked })
      show(id)
    },
  })
  return (asked: AskedBatch, ids: readonly number[]) => mutateAsync({ asked, ids })
}

function startBatch(asked: AskedBatch, ids: readonly number[], yearMonth: YearMonth) {
  switch (asked.act) {
    case 'make': {
      const { finish, send } = asked
      const body = { yearMonthString: yearMonth, contractIds: [...ids], finish, send }
      return call(invoiceMonths, { body })
    }
    case 'finish':
      return call(finishInvoices, { body: { invoiceIds: [...ids], send: asked.send } })
    case 'remind':
      return call(sendReminders, { body: { invoiceIds: [...ids] } })
    case 'send':
      return call(sendInvoices, { body: { invoiceIds: [...ids] } })
  }
}
