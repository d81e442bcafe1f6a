import { sql } from 'kysely'
import { FULL_DAY_SECONDS } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../src/platform/db/database.ts'
import { isoOf } from '../src/platform/db/isoOf.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'

/** The company that is the seller on every invoice of the demo. */
const seller = {
  name: 'Wijzerplaat Zorg',
  legal_form: 'bv',
  street: 'Raderwerkstraat',
  house_number: '18',
  postal_code: '9000',
  city: 'Gent',
  vat_number: 'BE0739484052',
  enterprise_number: '0739484052',
  court: 'Gent',
  iban: 'BE68539007547034',
  bic: 'GKCCBEBB',
  email: 'facturatie@wijzerplaat.example',
  phone: '09 555 01 20',
  hr_contact_name: 'Katrien Lauwers',
} as const

/**
 * Inserts the records that must exist before the first employee: the company and its HR employers. Returns the ids of
 * the HR employers.
 */
export async function fillCompany(db: Database, employers: readonly string[]): Promise<number[]> {
  await db.updateTable('company_settings').set(seller).execute()
  const rows = await db
    .insertInto('hr_employers')
    .values(employers.map((name, index) => ({ name, sdworx_employer_number: `100000${index + 1}` })))
    .returning('hr_employers.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets the VAT regime of the demo's customers to article 44, because these customers are care institutions. */
export async function chooseVatRegimes(db: Database, now: Instant): Promise<void> {
  await db
    .updateTable('customers')
    .set({ vat_regime: 'EX44_2', vat_regime_chosen_at: isoOf(now) })
    .execute()
}

export async function isFilled(db: Database): Promise<boolean> {
  const row = await db.selectFrom('installation').select('installation.demo_filled_at').executeTakeFirst()
  return row?.demo_filled_at != null
}

export async function markFilled(db: Database, now: Instant): Promise<void> {
  await db
    .updateTable('installation')
    .set({ demo_filled_at: isoOf(now) })
    .execute()
}

const KEPT = ['schema_migrations', 'installation', 'peppol_account', 'vat_regimes']

/** The settings of a new demo. Visitors may change them, and a reset of the demo restores them. */
const accountingCosts = [
  { name: 'Verplaatsing', billing_code: '613000' },
  { name: 'Maaltijd', billing_code: '613100' },
  { name: 'Parking', billing_code: '613200' },
  { name: 'Andere', billing_code: '619000' },
]

/**
 * The legal interest rates of both half years of 2026, with which the demo can calculate the interest in a payment
 * reminder.
 */
const interestRates = [
  { from_day: '2026-01-01', rate_bp: 1050 },
  { from_day: '2026-07-01', rate_bp: 1050 },
]

/** The qualifications that a new company gets (rule qualifications-1). */
const qualifications = ['Verpleegkundige', 'Zorgkundige', 'Teamverantwoordelijke', 'Chauffeur'].map((name) => ({
  name,
}))

/**
 * Deletes all rows of the demo and restarts the sequences. The caller must first check that the database is marked as a
 * demo.
 */
export function emptyDemo(db: Database): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ tables: string | null }>`
      select string_agg(format('%I', tablename), ', ' order by tablename) as tables
      from pg_tables where schemaname = current_schema() and not tablename = any(${KEPT})`.execute(tx)
    if (rows[0]?.tables != null) await sql`truncate ${sql.raw(rows[0].tables)} restart identity cascade`.execute(tx)
    await tx.deleteFrom('vat_regimes').where('vat_regimes.name', 'is not', null).execute()
    await tx.updateTable('vat_regimes').set({ active: true }).execute()
    await tx.insertInto('company_settings').defaultValues().execute()
    await tx.insertInto('retention_terms').defaultValues().execute()
    await tx.insertInto('reminder_settings').defaultValues().execute()
    await tx.insertInto('interest_rates').values(interestRates).execute()
    await tx.insertInto('accounting_costs').values(accountingCosts).execute()
    await tx.insertInto('qualifications').values(qualifications).execute()
    await tx.updateTable('installation').set({ demo_filled_at: null }).execute()
  })
}

type Founder = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly startOn: Day
  readonly now: Instant
}

/** Inserts the first administrator of the demo. This administrator enters all other people. */
export async function insertFounder(db: Database, founder: Founder): Promise<number> {
  const { id } = await db
    .insertInto('people')
    .values({
      email: founder.email,
      first_name: founder.firstName,
      last_name: founder.lastName,
      provider: 'GOOGLE',
      sick_day_seconds: FULL_DAY_SECONDS,
      employment_start_on: founder.startOn,
      created_at: isoOf(founder.now),
    })
    .returning('people.id')
    .executeTakeFirstOrThrow()
  await db.insertInto('person_roles').values({ person_id: id, role: 'ROLE_ADMIN' }).execute()
  await db
    .insertInto('part_time_records')
    .values({ person_id: id, percentage_bp: 10_000, start_on: founder.startOn })
    .execute()
  return id
}
