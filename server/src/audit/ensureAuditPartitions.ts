import { addMonths, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { createAuditPartition, listAuditPartitions } from './auditPartitionStore.ts'

const MONTHS_AHEAD = 3

/**
 * Creates a partition for this month and for each of the next months, so that the clean-up job can later remove the
 * entries of a month by dropping its partition.
 */
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
