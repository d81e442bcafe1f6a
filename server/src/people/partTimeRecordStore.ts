import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTimeRecord'
import type { Day } from '@uurwerk/domain/time/day'
import type { Tx } from '../db/transaction.ts'

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

/** Makes the stored history this one. What has become shorter comes before what is new, so that no two ever overlap. */
export async function savePartTimeRecords(tx: Tx, personId: number, records: readonly PartTimeRecord[]): Promise<void> {
  const kept = records.flatMap(({ id }) => (id === null ? [] : [id]))
  await tx
    .deleteFrom('part_time_records')
    .where('part_time_records.person_id', '=', personId)
    .$if(kept.length > 0, (query) => query.where('part_time_records.id', 'not in', kept))
    .execute()
  for (const record of records) {
    if (record.id === null) continue
    await tx
      .updateTable('part_time_records')
      .set(columnsOf(record))
      .where('part_time_records.id', '=', record.id)
      .execute()
  }
  const added = records.filter(({ id }) => id === null).map((record) => ({ person_id: personId, ...columnsOf(record) }))
  if (added.length > 0) await tx.insertInto('part_time_records').values(added).execute()
}

const columnsOf = ({ percentage, period }: PartTimeRecord) => ({
  percentage_bp: percentage,
  start_on: period.start,
  end_on: period.end,
})
