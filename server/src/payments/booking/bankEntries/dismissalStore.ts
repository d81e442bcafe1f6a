import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { isoOf } from '../../../platform/db/isoOf.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

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

/**
 * The bank movements of the accounts that HR always ignores. Movements that have a payment, or already have the mark
 * 'not a payment', are left out.
 */
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

/** A movement and its return that were marked together as 'not a payment' are both in the result (rule payments-24). */
export async function listWithReturns(tx: Tx, entryIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (e.id) o.id
    from bank_entries e
    join bank_statements s on s.id = e.statement_id
    join dismissed_entries d on d.entry_id = e.id
    join dismissed_entries x on x.dismissed_at = d.dismissed_at and x.dismissed_by is null
    join bank_entries o on o.id = x.entry_id and o.end_to_end_id = e.end_to_end_id and o.amount_cents = -e.amount_cents
      and o.is_reversal <> e.is_reversal
    join bank_statements t on t.id = o.statement_id and t.account = s.account
    where e.id = any (${[...entryIds]}::bigint[]) and d.dismissed_by is null and e.end_to_end_id <> ''
    order by e.id, o.id`.execute(tx)
  return [...new Set([...entryIds, ...rows.map(({ id }) => id)])]
}
