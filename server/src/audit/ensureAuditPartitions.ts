import { addMonths, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { createAuditPartition, listAuditPartitions } from './auditPartitionStore.ts'

const MONTHS_AHEAD = 3

/** The clean-up job can drop a partition of a month as a whole. */
export async function ensureAuditPartitions(db: Database, now: Instant): Promise<void> {
  const made = await listAuditPartitions(db)
  for (const month of monthsFrom(now)) {
    if (!made.includes(month)) await inTransaction(db, (tx) => createAuditPartition(tx, month))
  }
}

const monthsFrom = (now: Instant): YearMonth[] => {
  const first = monthOf(brusselsDayOf(now))
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(first, index))
}
