import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import type { CounterOf } from './counterStore.ts'

export async function readVacationApproved(db: Database, { personId, year }: CounterOf): Promise<boolean> {
  const row = await db
    .selectFrom('vacation_years')
    .select('vacation_years.approved_by_admin')
    .where('vacation_years.person_id', '=', personId)
    .where('vacation_years.year', '=', year)
    .executeTakeFirst()
  return row?.approved_by_admin ?? false
}

type Approval = CounterOf & { readonly approved: boolean }

export async function upsertVacationApproved(tx: Tx, { personId, year, approved }: Approval): Promise<void> {
  await tx
    .insertInto('vacation_years')
    .values({ person_id: personId, year, approved_by_admin: approved })
    .onConflict((conflict) => conflict.columns(['person_id', 'year']).doUpdateSet({ approved_by_admin: approved }))
    .execute()
}
