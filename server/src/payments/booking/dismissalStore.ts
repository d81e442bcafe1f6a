import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

type Dismissal = { readonly remember: boolean; readonly by: number | null; readonly now: Instant }

export async function insertDismissals(
  tx: Tx,
  entryIds: readonly number[],
  { remember, by, now }: Dismissal,
): Promise<void> {
  await sql`
    insert into dismissed_entries (entry_id, remember, dismissed_at, dismissed_by)
    select e.id, ${remember}, ${isoOf(now)}, ${by}
    from bank_entries e
    where e.id = any (${[...entryIds]}::bigint[])
    on conflict (entry_id) do nothing`.execute(tx)
}

export async function deleteDismissals(tx: Tx, entryIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('dismissed_entries')
    .where('dismissed_entries.entry_id', 'in', [0, ...entryIds])
    .execute()
}

/** The bank movements without a payment and without a mark, from accounts whose movements HR always ignores. */
export async function listEntriesOfDismissedAccounts(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id
    from bank_entries e
    where e.counterparty_account <> '' and not exists (select from dismissed_entries d where d.entry_id = e.id)
      and not exists (select from payments p where p.entry_id = e.id)
      and e.counterparty_account in (
        select k.counterparty_account
        from dismissed_entries d
        join bank_entries k on k.id = d.entry_id
        where d.remember)`.execute(tx)
  return rows.map(({ id }) => id)
}
