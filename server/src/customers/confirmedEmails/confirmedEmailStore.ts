import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** An e-mail address for invoices. It can get invoices only after its owner or HR has confirmed it. */
export type ConfirmedEmailRow = {
  readonly id: number
  readonly address: string
  readonly confirmedAt: Instant | null
  readonly confirmer: string | null
}

/** SQL that returns a `ConfirmedEmailRow` as JSON. `e` is the alias of the e-mail address. */
export const CONFIRMED_EMAIL_JSON = `json_build_object('id', e.id, 'address', e.email_address,
  'confirmedAt', floor(extract(epoch from e.confirmed_at))::int8, 'confirmer', e.confirmer)`

const COLUMNS = `e.id, e.email_address as address, floor(extract(epoch from e.confirmed_at))::int8 as "confirmedAt", e.confirmer`

const confirmed = prepared<ConfirmedEmailRow, []>(
  'confirmed addresses',
  `select ${COLUMNS}
  from confirmed_emails e
  where e.confirmed_at is not null
  order by lower(e.email_address)`,
)

export const listConfirmedEmails = (db: Database): Promise<ConfirmedEmailRow[]> => confirmed(db, [])

const lockedByAddress = prepared<ConfirmedEmailRow, [address: string]>(
  'locked address by its text',
  `select ${COLUMNS}
  from confirmed_emails e
  where lower(e.email_address) = lower($1)
  for no key update`,
)

export async function lockConfirmedEmail(tx: Tx, address: string): Promise<ConfirmedEmailRow | null> {
  const [email] = await lockedByAddress(tx, [address])
  return email ?? null
}

/** Returns the added addresses. Addresses that differ only in upper and lower case are the same (rule mail-25). */
export async function insertNewEmails(
  tx: Tx,
  addresses: readonly string[],
  now: Instant,
): Promise<ConfirmedEmailRow[]> {
  if (addresses.length === 0) return []
  const { rows } = await sql<ConfirmedEmailRow>`
    insert into confirmed_emails (email_address, created_at)
    select a.address, ${isoOf(now)}
    from unnest(${[...addresses]}::text[]) a (address)
    order by lower(a.address)
    on conflict (lower(email_address)) do nothing
    returning id, email_address as address, null::int8 as "confirmedAt", confirmer`.execute(tx)
  return rows
}

export async function replaceCustomerEmails(tx: Tx, customerId: number, addresses: readonly string[]): Promise<void> {
  await tx.deleteFrom('customer_emails').where('customer_emails.customer_id', '=', customerId).execute()
  await sql`
    insert into customer_emails (customer_id, confirmed_email_id)
    select ${customerId}, e.id
    from confirmed_emails e
    where lower(e.email_address) in (select lower(a.address) from unnest(${[...addresses]}::text[]) a (address))`.execute(
    tx,
  )
}

export async function markEmailConfirmed(
  tx: Tx,
  id: number,
  { confirmer, now }: { readonly confirmer: string; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('confirmed_emails')
    .set({ confirmed_at: isoOf(now), confirmer })
    .where('confirmed_emails.id', '=', id)
    .execute()
}
