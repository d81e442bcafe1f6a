import * as calls from '@uurwerk/contract/invoicing/accountingExport'
import { readRoute, type Route } from '../../platform/http/route.ts'
import { exportAccountingCsv } from './exportAccountingCsv.ts'
import { exportAccountingZip } from './exportAccountingZip.ts'

export const accountingRoutes: readonly Route[] = [
  readRoute(calls.accountingCsv, (context, { query }) => exportAccountingCsv(context, query)),
  readRoute(calls.accountingZip, (context, { query }) => exportAccountingZip(context, query)),
]
