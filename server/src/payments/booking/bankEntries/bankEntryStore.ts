import type { Cents } from '@uurwerk/domain/money/cents'
import { matchReturns, type BankReturn, type ReturnableEntry } from '@uurwerk/domain/payments/matching/matchReturns'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { customerKeyOf } from '../customerKeyOf.ts'

export type EntryRow = {
  readonly id: number
  readonly enteredOn: Day
  readonly account: string
  readonly amount: Cents
  readonly free: Cents
  readonly counterpartyName: string
  readonly counterpartyAccount: string
  readonly paymentReference: string | null
  readonly text: string
  readonly isReversal: boolean
  readonly detailsIgnored: boolean
  readonly booked: readonly {
    readonly paymentId: number
    readonly invoiceId: number
    readonly invoiceNr: string
    readonly customerName: string
    readonly amount: Cents
    readonly surplus: boolean
    readonly extra: boolean
  }[]
}

type Input = { readonly state: 'open' | 'booked' | 'dismissed'; readonly out: boolean; readonly most: number }

const CONDITIONS = {
  open: sql`x.dismissed_at is null and x.free <> 0`,
  booked: sql`x.dismissed_at is null and x.free = 0`,
  dismissed: sql`x.dismissed_at is not null`,
} as const

/** The newest bank movements in a state, with their payments, and the number of all movements in that state. */
export async function listEntries(
  db: Database,
  { state, out, most }: Input,
): Promise<{ readonly rows: readonly EntryRow[]; readonly total: number }> {
  const { rows } = await sql<EntryRow & { readonly total: number }>`
    select x.id, x.entered_on as "enteredOn", s.account, x.amount_cents as amount, x.free,
      x.counterparty_name as "counterpartyName", x.counterparty_account as "counterpartyAccount",
      x.payment_reference as "paymentReference", x.communication as text, x.is_reversal as "isReversal",
      x.details_ignored as "detailsIgnored", (count(*) over ())::int as total,
      (select coalesce(json_agg(json_build_object('paymentId', p.id, 'invoiceId', i.id, 'invoiceNr', i.number,
          'customerName', i.customer_name, 'amount', p.amount_cents, 'surplus', p.surplus, 'extra', p.extra) order by p.id), '[]')
       from payments p
       join invoices i on i.id = p.invoice_id
       where p.entry_id = x.id and p.undoes is null and not exists (select from payments u where u.undoes = p.id)) as booked
    from (
      select e.*, d.dismissed_at, (e.amount_cents - coalesce(b.cents, 0))::int8 as free
      from bank_entries e
      left join (
        select p.entry_id, sum(p.amount_cents) as cents from payments p where p.entry_id is not null group by p.entry_id
      ) b on b.entry_id = e.id
      left join dismissed_entries d on d.entry_id = e.id
      where sign(e.amount_cents) = ${out ? -1 : 1}) x
    join bank_statements s on s.id = x.statement_id
    where ${CONDITIONS[state]}
    order by x.entered_on desc, x.id desc
    limit ${most}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Pairs of an account and a customer that paid from that account before. */
export async function listPayersOf(
  db: Database,
  accounts: readonly string[],
): Promise<readonly { readonly account: string; readonly customerKey: string }[]> {
  const { rows } = await sql<{ account: string; customerKey: string }>`
    select distinct e.counterparty_account as account,
      ${customerKeyOf('i')} as "customerKey"
    from bank_entries e
    join payments p on p.entry_id = e.id and p.undoes is null
    join invoices i on i.id = p.invoice_id
    where e.counterparty_account = any (${[...accounts]}::text[])
      and not exists (select from payments u where u.undoes = p.id)`.execute(db)
  return rows
}

export async function readEntry(db: Database, id: number) {
  return db
    .selectFrom('bank_entries as e')
    .select(['e.counterparty_name as counterpartyName', 'e.counterparty_account as counterpartyAccount'])
    .select(sql<Cents>`e.amount_cents`.as('amount'))
    .where('e.id', '=', id)
    .executeTakeFirst()
}

export type ReturnedEntry = {
  readonly id: number
  readonly reversalId: number
  readonly returnedOn: Day
  readonly paymentIds: readonly number[]
  readonly invoices: readonly { readonly invoiceId: number; readonly invoiceNr: string }[]
}

const RETURN_FACTS = sql`e.id, e.entered_on as "enteredOn", e.amount_cents as amount, s.account,
  e.end_to_end_id as "endToEndId", e.counterparty_account as "counterpartyAccount"`

/**
 * The bank movements that the bank returned. `reversalIds` are the ids of the movements with which the bank returned
 * the money. The result includes the payments of the returned movements, and the invoices of these payments (rule
 * payments-25).
 */
export async function listReturned(db: Database, reversalIds: readonly number[]): Promise<ReturnedEntry[]> {
  const { rows: returns } = await sql<BankReturn>`
    select ${RETURN_FACTS}
    from bank_entries e
    join bank_statements s on s.id = e.statement_id
    where e.id = any (${[...reversalIds]}::bigint[]) and e.is_reversal and e.end_to_end_id <> ''
      and not exists (select from dismissed_entries d where d.entry_id = e.id)
      and coalesce((select sum(p.amount_cents) from payments p where p.entry_id = e.id), 0) = 0`.execute(db)
  if (returns.length === 0) return []
  const { rows: entries } = await sql<ReturnableEntry & Omit<ReturnedEntry, 'id' | 'reversalId' | 'returnedOn'>>`
    select x.*, cardinality(x."paymentIds") > 0 as "isBooked"
    from (
      select ${RETURN_FACTS}, e.counterparty_name as "counterpartyName", e.communication as text,
        array(select distinct p.invoice_id from payments p where p.entry_id = e.id order by p.invoice_id) as "invoiceIds",
        array(select p.id from payments p
          where p.entry_id = e.id and p.undoes is null and not exists (select from payments u where u.undoes = p.id)
          order by p.id) as "paymentIds",
        (select coalesce(json_agg(distinct jsonb_build_object('invoiceId', i.id, 'invoiceNr', i.number)), '[]')
          from payments p
          join invoices i on i.id = p.invoice_id
          where p.entry_id = e.id and p.undoes is null and not exists (select from payments u where u.undoes = p.id)) as invoices
      from bank_entries e
      join bank_statements s on s.id = e.statement_id
      where not e.is_reversal and not exists (select from dismissed_entries d where d.entry_id = e.id)
        and (s.account, e.end_to_end_id, e.amount_cents) in (
          select rs.account, r.end_to_end_id, -r.amount_cents
          from bank_entries r
          join bank_statements rs on rs.id = r.statement_id
          where r.id = any (${returns.map(({ id }) => id)}::bigint[]))) x`.execute(db)
  const dayOf = new Map(returns.map((back) => [back.id, back.enteredOn]))
  return [...matchReturns(returns, entries)].map(([reversalId, { id, paymentIds, invoices }]) => ({
    id,
    reversalId,
    returnedOn: dayOf.get(reversalId)!,
    paymentIds,
    invoices,
  }))
}
