import * as calls from '@uurwerk/contract/invoicing/accountingExport'
import { readRoute, type Route } from '../../platform/http/route.ts'
import { exportAccountingCsv, exportAccountingZip } from './exportAccounting.ts'

export const accountingRoutes: readonly Route[] = [
  readRoute(calls.accountingCsv, (context, { query }) => exportAccountingCsv(context, query)),
  readRoute(calls.accountingZip, (context, { query }) => exportAccountingZip(context, query)),
]
