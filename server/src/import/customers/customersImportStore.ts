import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { bonusRatesJson, type BonusRateRow } from '../../customers/bonusRates/bonusRateStore.ts'
import { IDENTITY_JSON, type CustomerFields } from '../../customers/customerStore.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ImportedCustomer = {
  readonly fields: Omit<CustomerFields, 'parentId'>
  /** The name of the parent customer. The parent is given by name, because a parent in the same file has no id yet. */
  readonly parentName: string | null
  readonly vatRegime: VatRegime | null
  readonly emails: readonly string[]
  readonly rates: readonly BonusRateRow[]
}

export type StoredCustomer = ImportedCustomer & {
  readonly id: number
  readonly active: boolean
  readonly parentId: number | null
}

export async function listImportedCustomers(db: Database): Promise<StoredCustomer[]> {
  const { rows } = await sql<StoredCustomer>`
    select c.id, c.active, c.parent_id as "parentId", c.vat_regime as "vatRegime",
      json_build_object(
        'name', c.name, 'abbreviation', c.abbreviation, 'internal', c.internal,
        'supervisorName', c.supervisor_name, 'supervisorEmail', c.supervisor_email,
        'morning', c.morning_minute, 'evening', c.evening_minute, 'night', c.night_minute,
        ${sql.raw(IDENTITY_JSON)}, 'street', c.street, 'houseNumber', c.house_number, 'postalCode', c.postal_code,
        'city', c.city, 'country', c.country, 'organisationName', c.organisation_name, 'addressee', c.addressee,
        'paymentTerm', c.payment_term_days,
        'wantsConcatenatedDocuments', c.wants_concatenated_documents) as fields,
      (select parent.name from customers parent where parent.id = c.parent_id) as "parentName",
      array(
        select e.email_address
        from customer_emails l
        join confirmed_emails e on e.id = l.confirmed_email_id
        where l.customer_id = c.id) as emails,
      ${sql.raw(bonusRatesJson('c.id'))} as rates
    from customers c
    order by c.active, c.id desc`.execute(db)
  return rows
}

/**
 * The customers with these names. Of customers with the same name, the active one comes last, so that it replaces the
 * others in a map by name.
 */
export async function listCustomersNamed(tx: Tx, names: readonly string[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.name
    from customers c
    where lower(c.name) in (select lower(trim(n)) from unnest(${names}::text[]) n)
    order by c.active, c.id desc`.execute(tx)
  return rows
}

export async function insertImportedRates(
  tx: Tx,
  customers: readonly { readonly id: number; readonly rates: readonly BonusRateRow[] }[],
): Promise<void> {
  const rows = customers.flatMap(({ id, rates }) =>
    rates.map(({ bonusType, percentage }) => ({ customer_id: id, bonus_type: bonusType, percentage_bp: percentage })),
  )
  for (const some of chunksOf(rows, 5000)) await tx.insertInto('bonus_rates').values(some).execute()
}

/** Stores the e-mail addresses of an import that are not in the database yet, as unconfirmed addresses. */
export async function insertImportedEmails(
  tx: Tx,
  customers: readonly { readonly id: number; readonly emails: readonly string[] }[],
  now: Instant,
): Promise<void> {
  const pairs = customers.flatMap(({ id, emails }) => emails.map((address) => ({ id, address })))
  const ids = pairs.map(({ id }) => id)
  const addresses = pairs.map(({ address }) => address)
  await sql`
    insert into confirmed_emails (email_address, created_at)
    select distinct on (lower(a.address)) a.address, ${isoOf(now)}::timestamptz
    from unnest(${addresses}::text[]) a (address)
    order by lower(a.address)
    on conflict (lower(email_address)) do nothing`.execute(tx)
  await sql`
    insert into customer_emails (customer_id, confirmed_email_id)
    select a.customer_id, e.id
    from unnest(${ids}::bigint[], ${addresses}::text[]) a (customer_id, address)
    join confirmed_emails e on lower(e.email_address) = lower(a.address)
    on conflict do nothing`.execute(tx)
}

export async function updateImportedRegimes(
  tx: Tx,
  customers: readonly { readonly id: number; readonly vatRegime: VatRegime | null }[],
  now: Instant,
): Promise<void> {
  const chosen = customers.filter(({ vatRegime }) => vatRegime !== null)
  const ids = chosen.map(({ id }) => id)
  const regimes = chosen.map(({ vatRegime }) => vatRegime)
  await sql`
    update customers c
    set vat_regime = a.regime, vat_regime_chosen_at = ${isoOf(now)}
    from unnest(${ids}::bigint[], ${regimes}::text[]) a (id, regime)
    where c.id = a.id`.execute(tx)
}

export async function updateImportedParents(
  tx: Tx,
  children: readonly { readonly id: number; readonly parentId: number }[],
): Promise<void> {
  const ids = children.map(({ id }) => id)
  const parents = children.map(({ parentId }) => parentId)
  await sql`
    update customers c
    set parent_id = a.parent_id
    from unnest(${ids}::bigint[], ${parents}::bigint[]) a (id, parent_id)
    where c.id = a.id`.execute(tx)
}
