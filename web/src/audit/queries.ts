import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import type { QueryInput, ResponseOf } from '@uurwerk/contract/endpoint'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOf } from '../app/api/call.ts'
import * as texts from '../texts/texts.ts'

type AuditPage = ResponseOf<typeof auditEntries>
export type AuditEntry = AuditPage['_embedded']['auditEntryList'][number]

/** The entries load only when the screen opens, because the audit trail also records that HR reads this list. */
export const auditQuery = (query: QueryInput<typeof auditEntries>) =>
  infiniteQueryOptions({
    queryKey: [auditEntries.path, query] as const,
    queryFn: ({ pageParam, signal }) =>
      answerOf(auditEntries, { query: pageParam === null ? query : { ...query, cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: AuditPage) => nextCursor,
    refetchOnWindowFocus: false,
    meta: { failure: texts.audit.failed },
  })
