import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { KindFacts } from '@uurwerk/domain/people/refusalToChangeKind'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

export async function readKindHistory(tx: Tx, personId: number): Promise<Omit<KindFacts, 'kind'>> {
  const { rows } = await sql<Omit<KindFacts, 'kind'>>`
    select
      exists (select from shifts s where s.person_id = ${personId} and s.closed_at is null) as "hasShifts",
      exists (select from absences a where a.person_id = ${personId} and a.closed_at is null) as "hasAbsences",
      exists (
        select from counter_entries e
        where e.person_id = ${personId} and e.holiday_on is null
        group by e.year, e.counter_type
        having sum(e.half_days) <> 0)
      or exists (select from recup_bonuses b where b.person_id = ${personId})
      or exists (select from recup_corrections r where r.person_id = ${personId}) as "hasBalances",
      exists (
        select from timesheet_confirmations f
        join contracts c on c.id = f.contract_id
        where c.person_id = ${personId}) as "hasCompletedMonths"`.execute(tx)
  return rows[0]!
}

export async function updateKind(tx: Tx, personId: number, kind: PersonKind): Promise<void> {
  await tx.updateTable('people').set({ kind }).where('people.id', '=', personId).execute()
}
