import * as calls from '@uurwerk/contract/invoicing/batches'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { batchProgress } from './batchProgress.ts'
import { invoiceMonths, startBatchOfInvoices } from './batches.ts'
import { monthAmounts } from './monthAmounts.ts'

export const batchRoutes: readonly Route[] = [
  writeRoute(calls.invoiceMonths, (context, { body }) => invoiceMonths(context, body)),
  readRoute(calls.monthAmounts, ({ db }, { body }) => monthAmounts(db, body)),
  writeRoute(calls.finishInvoices, (context, { body: { invoiceIds, send } }) =>
    startBatchOfInvoices(context, { kind: 'finish_invoices', finishes: true, sends: send, invoiceIds }),
  ),
  writeRoute(calls.sendInvoices, (context, { body: { invoiceIds } }) =>
    startBatchOfInvoices(context, { kind: 'send_invoices', finishes: false, sends: true, invoiceIds }),
  ),
  readRoute(calls.job, ({ db }, { params, query }) => batchProgress(db, { ...params, ...query })),
]
