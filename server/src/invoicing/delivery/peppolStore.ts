import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'

type Account = { readonly provider: string; readonly keyHash: Buffer }

/**
 * Stores the access point of the settings; null removes the stored one. A new key ends the pause that began when the
 * access point refused the old key (rule invoicing-95).
 */
export async function recordAccount(db: Database, account: Account | null): Promise<void> {
  if (account === null) {
    await db.deleteFrom('peppol_account').execute()
    return
  }
  await sql`
    insert into peppol_account (provider, key_hash) values (${account.provider}, ${account.keyHash})
    on conflict (only_row) do update
    set provider = excluded.provider, key_hash = excluded.key_hash, refused_at = null, refused_detail = ''
    where peppol_account.key_hash <> excluded.key_hash`.execute(db)
}

export type AccountState = {
  readonly provider: string
  readonly keyHash: Buffer
  readonly refusedDetail: string | null
}

/**
 * The access point of the settings, and the reason when it refused our key. Null when the settings have no access
 * point.
 */
export async function readAccount(db: Database): Promise<AccountState | null> {
  const row = await db
    .selectFrom('peppol_account as a')
    .select(['a.provider', 'a.key_hash as keyHash'])
    .select(sql<string | null>`case when a.refused_at is not null then a.refused_detail end`.as('refusedDetail'))
    .executeTakeFirst()
  return row ?? null
}

type KeyRefusal = { readonly keyHash: Buffer; readonly detail: string; readonly now: Instant }

/** Pauses all deliveries, because the access point refused our key. */
export async function refuseKey(db: Database, { keyHash, detail, now }: KeyRefusal): Promise<void> {
  await db
    .updateTable('peppol_account')
    .set({ refused_at: isoOf(now), refused_detail: detail })
    .where('key_hash', '=', keyHash)
    .where('refused_at', 'is', null)
    .execute()
}

export type KnownReceiver = {
  readonly found: boolean
  readonly invoice: boolean
  readonly creditNote: boolean
  readonly checkedAt: Instant
}

export async function readReceiver(db: Database, peppolId: string): Promise<KnownReceiver | null> {
  const row = await db
    .selectFrom('peppol_lookups as l')
    .select(['l.found', 'l.invoice', 'l.credit_note as creditNote'])
    .select(sql<Instant>`extract(epoch from l.checked_at)::int8`.as('checkedAt'))
    .where('l.peppol_id', '=', peppolId)
    .executeTakeFirst()
  return row ?? null
}

export async function keepReceiver(db: Database, peppolId: string, receiver: KnownReceiver): Promise<void> {
  const { found, invoice, creditNote, checkedAt } = receiver
  const values = { found, invoice, credit_note: creditNote, checked_at: isoOf(checkedAt) }
  await db
    .insertInto('peppol_lookups')
    .values({ peppol_id: peppolId, ...values })
    .onConflict((conflict) => conflict.column('peppol_id').doUpdateSet(values))
    .execute()
}
