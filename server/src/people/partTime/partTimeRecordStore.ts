import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

export async function selectPartTimeRecords(tx: Tx, personId: number): Promise<PartTimeRecord[]> {
  const rows = await tx
    .selectFrom('part_time_records as t')
    .select(['t.id', 't.percentage_bp', 't.start_on', 't.end_on'])
    .where('t.person_id', '=', personId)
    .orderBy('t.start_on')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    percentage: basisPoints(row.percentage_bp),
    period: { start: row.start_on as Day, end: row.end_on as Day | null },
  }))
}

/**
 * Replaces the stored part-time records. All records are deleted and then written again under the same ids, so that a
 * new record never overlaps an old record (rule people-35).
 */
export async function savePartTimeRecords(tx: Tx, personId: number, records: readonly PartTimeRecord[]): Promise<void> {
  await tx.deleteFrom('part_time_records').where('part_time_records.person_id', '=', personId).execute()
  for (const { id, percentage, period } of records) {
    const values = sql`${personId}, ${percentage}, ${period.start}, ${period.end}`
    await (
      id === null
        ? sql`insert into part_time_records (person_id, percentage_bp, start_on, end_on) values (${values})`
        : sql`insert into part_time_records (id, person_id, percentage_bp, start_on, end_on)
          overriding system value values (${id}, ${values})`
    ).execute(tx)
  }
}
