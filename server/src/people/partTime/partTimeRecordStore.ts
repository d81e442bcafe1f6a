import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

/** All records are deleted and written again under the same ids, so that they never overlap (rule people-35). */
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
