import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { recentChanges } from '@uurwerk/contract/audit/recentChanges'
import { readRoute, type Route } from '../platform/http/route.ts'
import { readRecentChanges } from './readRecentChanges.ts'
import { readAudit } from './readAudit.ts'

export const auditRoutes: readonly Route[] = [
  readRoute(auditEntries, (context, { query }) => readAudit(context, query)),
  readRoute(recentChanges, (context, { query }) => readRecentChanges(context, query)),
]
