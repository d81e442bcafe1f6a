import * as calls from '@uurwerk/contract/invoicing/batches'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { batchProgress } from './batchProgress.ts'
import { finishInvoices } from './finishInvoices.ts'
import { invoiceMonths } from './invoiceMonths.ts'
import { monthAmounts } from './monthAmounts.ts'
import { sendInvoices } from './sendInvoices.ts'

export const batchRoutes: readonly Route[] = [
  writeRoute(calls.invoiceMonths, (context, { body }) => invoiceMonths(context, body)),
  readRoute(calls.monthAmounts, ({ db }, { body }) => monthAmounts(db, body)),
  writeRoute(calls.finishInvoices, (context, { body }) => finishInvoices(context, body)),
  writeRoute(calls.sendInvoices, (context, { body }) => sendInvoices(context, body)),
  readRoute(calls.job, ({ db }, { params, query }) => batchProgress(db, { ...params, ...query })),
]
