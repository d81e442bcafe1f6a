import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { readRoute, type Route } from '../platform/http/route.ts'
import { readAudit } from './readAudit.ts'

export const auditRoutes: readonly Route[] = [
  readRoute(auditEntries, (context, { query }) => readAudit(context, query)),
]
