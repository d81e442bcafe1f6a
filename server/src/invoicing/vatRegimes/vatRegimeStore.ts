import {
  isOwnRegime,
  ownRegimeOf,
  type OwnExemption,
  type OwnRegime,
  type VatRegime,
} from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { RefusalError } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export async function readDefaultRegime(db: Database): Promise<VatRegime> {
  const { rows } = await sql<{ regime: VatRegime }>`
    select s.default_vat_regime as regime from company_settings s`.execute(db)
  return rows[0]!.regime
}

export const OWN_EXEMPTIONS = `
  select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'name', r.name, 'words', r.words, 'vatex', r.vatex)
    order by lower(r.name)), '[]')
  from vat_regimes r
  where r.name is not null`

export async function listOwnExemptions(db: Database): Promise<readonly OwnExemption[]> {
  const { rows } = await sql<{ own: readonly OwnExemption[] }>`select (${sql.raw(OWN_EXEMPTIONS)}) as own`.execute(db)
  return rows[0]!.own
}

/** Refuses a VAT regime that our own company never added. */
export function assertRegimesExist(regimes: readonly (VatRegime | null | undefined)[], own: readonly OwnExemption[]) {
  const isUnknown = (regime: VatRegime) => isOwnRegime(regime) && !own.some(({ code }) => code === regime)
  if (regimes.some((regime) => regime != null && isUnknown(regime)))
    throw new RefusalError({ code: 'reference_unknown' })
}

export async function insertExemption(tx: Tx, { name, words, vatex }: Omit<OwnExemption, 'code'>): Promise<OwnRegime> {
  const { rows } = await sql<{ number: number }>`select nextval('own_exemption_numbers')::integer as number`.execute(tx)
  const code = ownRegimeOf(rows[0]!.number)
  await tx
    .insertInto('vat_regimes')
    .values({ code, name, words: JSON.stringify(words), vatex })
    .execute()
  return code
}

export async function lockExemption(
  tx: Tx,
  code: OwnRegime,
): Promise<(OwnExemption & { readonly version: number }) | null> {
  const { rows } = await sql<OwnExemption & { readonly version: number }>`
    select r.code, r.name, r.words, r.vatex, r.version from vat_regimes r where r.code = ${code} for update`.execute(tx)
  return rows[0] ?? null
}

export async function updateExemption(tx: Tx, { code, name, words, vatex }: OwnExemption): Promise<void> {
  await tx
    .updateTable('vat_regimes')
    .set((regimes) => ({
      name,
      words: JSON.stringify(words),
      vatex,
      version: regimes('vat_regimes.version', '+', 1),
    }))
    .where('vat_regimes.code', '=', code)
    .execute()
}

export async function listRegimeVersions(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('vat_regimes as r').select(['r.code', 'r.version']).execute()
  return new Map(rows.map(({ code, version }) => [code, version]))
}

export async function listInactiveRegimes(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('vat_regimes as r').select('r.code').where('r.active', '=', false).execute()
  return new Set(rows.map(({ code }) => code))
}

export async function updateOffer(tx: Tx, code: VatRegime, active: boolean): Promise<void> {
  await tx.updateTable('vat_regimes').set({ active }).where('vat_regimes.code', '=', code).execute()
}

/** The record for which HR chooses a VAT regime: a customer, a contract, or our own company. */
export type RegimeHolder =
  | { readonly table: 'customers' | 'contracts'; readonly id: number }
  | { readonly table: 'company_settings'; readonly id: null }

export type HolderRow = {
  readonly version: number
  readonly vatRegime: VatRegime | null
  readonly personId: number | null
  readonly country: string
  readonly privatePerson: boolean
  readonly vatId: string
}

/** Locks a customer, a contract or the company, and reads its VAT regime with the facts of the customer. */
export async function lockHolder(tx: Tx, { table, id }: RegimeHolder): Promise<HolderRow | null> {
  if (table === 'company_settings') {
    const { rows } = await sql<HolderRow>`
      select s.version, s.default_vat_regime as "vatRegime", null as "personId", s.country, false as "privatePerson", '' as "vatId"
      from company_settings s
      for no key update`.execute(tx)
    return rows[0] ?? null
  }
  const { rows } =
    table === 'customers'
      ? await sql<HolderRow>`
          select k.version, k.vat_regime as "vatRegime", null as "personId", k.country, k.private_person as "privatePerson",
            k.vat_id as "vatId"
          from customers k
          where k.id = ${id}
          for no key update`.execute(tx)
      : await sql<HolderRow>`
          select c.version, c.vat_regime as "vatRegime", c.person_id as "personId", k.country, k.private_person as "privatePerson",
            k.vat_id as "vatId"
          from contracts c
          join customers k on k.id = c.customer_id
          where c.id = ${id}
          for no key update of c`.execute(tx)
  return rows[0] ?? null
}

export async function updateRegime(
  tx: Tx,
  { table, id }: RegimeHolder,
  { regime, now }: { readonly regime: VatRegime | null; readonly now: Instant },
): Promise<void> {
  if (table === 'company_settings') {
    await sql`update company_settings set default_vat_regime = ${regime}, version = version + 1`.execute(tx)
    return
  }
  await sql`
    update ${sql.table(table)} set vat_regime = ${regime}, vat_regime_chosen_at = ${isoOf(now)}, version = version + 1
    where id = ${id}`.execute(tx)
  if (table === 'customers') await sql`update customers set vat_id_unknown = false where id = ${id}`.execute(tx)
}

const OF_HOLDER = {
  customers: (id: number | null) => sql`k.id = ${id}`,
  contracts: (id: number | null) => sql`c.id = ${id}`,
  company_settings: () => sql`true`,
} as const

/**
 * The concept invoices whose VAT regime comes from a customer, a contract or the company, each with the VAT regime that
 * it gets. A concept invoice for which HR chose a VAT regime keeps that VAT regime.
 */
export async function listFollowingConcepts(
  tx: Tx,
  { table, id }: RegimeHolder,
): Promise<{ readonly id: number; readonly regime: VatRegime }[]> {
  const { rows } = await sql<{ id: number; regime: VatRegime }>`
    select i.id, coalesce(c.vat_regime, k.vat_regime, s.default_vat_regime) as regime
    from invoices i
    join contracts c on c.id = i.contract_id
    join customers k on k.id = c.customer_id
    cross join company_settings s
    where ${OF_HOLDER[table](id)} and i.number is null and not i.vat_chosen
      and i.vat_regime <> coalesce(c.vat_regime, k.vat_regime, s.default_vat_regime)
    order by i.id`.execute(tx)
  return rows
}

export type CustomerRegimeRow = {
  readonly customerId: number
  readonly customerName: string
  readonly chosen: VatRegime | null
  /** True when it is unknown whether the stored number of the customer is a VAT number. See `vatRegimeProposals`. */
  readonly vatIdUnknown: boolean
  readonly country: string
  readonly privatePerson: boolean
  readonly vatId: string
  readonly company: VatRegime
  readonly lastInvoices: readonly { readonly id: number; readonly number: string; readonly vatRegime: VatRegime }[]
}

export async function listCustomerRegimes(db: Database): Promise<CustomerRegimeRow[]> {
  const { rows } = await sql<CustomerRegimeRow>`
    select k.id as "customerId", k.name as "customerName", k.vat_regime as chosen, k.vat_id_unknown as "vatIdUnknown", k.country, k.private_person as "privatePerson",
      k.vat_id as "vatId", s.default_vat_regime as company,
      (select coalesce(json_agg(json_build_object('id', b.id, 'number', b.number, 'vatRegime', b.vat_regime)), '[]')
       from (
         select i.id, i.number, i.vat_regime
         from invoices i
         where i.customer_id = k.id and i.number is not null
         order by i.confirmed_at desc, i.id desc
         limit 3) b) as "lastInvoices"
    from customers k
    cross join company_settings s
    where k.active
    order by lower(k.name)`.execute(db)
  return rows
}

/** The customers for which HR chooses a VAT regime, with the facts that decide whether each customer can have it. */
export async function listCustomersOfRegime(
  tx: Tx,
  ids: readonly number[],
): Promise<{ customerId: number; customerName: string; country: string; privatePerson: boolean; vatId: string }[]> {
  return tx
    .selectFrom('customers as k')
    .select(['k.id as customerId', 'k.name as customerName', 'k.country', 'k.private_person as privatePerson'])
    .select('k.vat_id as vatId')
    .where('k.id', 'in', [...ids])
    .orderBy('k.name')
    .execute()
}
