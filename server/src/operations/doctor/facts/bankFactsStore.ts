import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type BankFacts = { readonly entries: number; readonly unassigned: number; readonly unassignedCents: Cents }

/**
 * Counts the bank movements that are not completely booked, also the movements with which the bank returned a payment.
 * Nearly all movements have one payment of their whole amount. To be fast, the SQL statement leaves these movements out
 * before it adds up payments. It keeps a movement that also has a negative payment, because a part of that movement can
 * be free again.
 */
export async function readBankFacts(db: Database, until: Day): Promise<BankFacts> {
  const { rows } = await sql<BankFacts>`
    select (select count(*)::integer from bank_entries) as entries, count(*)::integer as unassigned,
      coalesce(sum(x.free), 0)::int8 as "unassignedCents"
    from (
      select e.amount_cents - coalesce((select sum(p.amount_cents) from payments p where p.entry_id = e.id), 0) as free
      from bank_entries e
      where e.id = any (array(
          select b.id from bank_entries b
          where b.entered_on < ${until} and b.amount_cents > 0 and not exists (
            select from payments p where p.entry_id = b.id and p.amount_cents = b.amount_cents)
          union
          select b.id from bank_entries b where b.entered_on < ${until} and b.is_reversal
          union
          select p.entry_id from payments p where p.amount_cents < 0))
        and e.entered_on < ${until} and (e.amount_cents > 0 or e.is_reversal)
        and not exists (select from dismissed_entries d where d.entry_id = e.id)) x
    where x.free <> 0`.execute(db)
  return rows[0] ?? { entries: 0, unassigned: 0, unassignedCents: 0 as Cents }
}

export type StatementGap = { readonly account: string; readonly closedOn: Day }

/**
 * The bank statements whose opening balance is not the closing balance of another statement of the account: a statement
 * between them is missing. A statement that was already imported, in another format or with another last day, is left
 * out. The statements of one day can be imported in any order.
 */
export async function listStatementGaps(db: Database, since: Day): Promise<StatementGap[]> {
  const { rows } = await sql<StatementGap>`
    select distinct s.account, s.closed_on as "closedOn"
    from bank_statements s
    cross join lateral (
      select max(k.closed_on) as last_on
      from bank_statements k
      where k.account = s.account and k.closed_on <= s.opened_on
        and (k.closed_on, k.id) < (s.closed_on, s.id)
        and not (k.opened_on = s.opened_on and k.opening_cents = s.closing_cents)) before
    where s.closed_on >= ${since} and before.last_on is not null
      and not exists (
        select from bank_statements k
        where k.account = s.account and k.id < s.id and k.opened_on = s.opened_on and k.opening_cents = s.opening_cents)
      and not exists (
        select from bank_statements k
        where k.account = s.account and k.id <> s.id and k.closing_cents = s.opening_cents
          and k.closed_on between before.last_on and s.opened_on)
    order by s.account, s.closed_on`.execute(db)
  return rows
}
