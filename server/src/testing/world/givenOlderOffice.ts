import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export const ARTICLE_44 = 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek'
export const REVERSED_IN_EU = 'Btw verlegd – artikel 196 van Richtlijn 2006/112/EG'

const SELLER = {
  name: 'Wijzerplaat Zorg',
  legalForm: 'bv',
  street: 'Raderwerkstraat',
  houseNumber: '18',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  vatNumber: 'BE0403019261',
  enterpriseNumber: '0403019261',
  court: 'Gent',
  iban: 'BE68539007547034',
  bic: 'GKCCBEBB',
  email: 'facturatie@wijzerplaat.example',
  phone: '09 555 01 20',
}

type OlderCustomer = { readonly vat: string; readonly country?: string }

/**
 * The customers of the office. Each customer has only one company number, as in the older release that this data
 * imitates.
 */
const CUSTOMERS = {
  taxed: { vat: 'BE0428759497' },
  exempt: { vat: '0428.759.497' },
  onceTaxed: { vat: '0428.759.497' },
  mixed: { vat: 'BE 0428.759.497' },
  person: { vat: 'particulier' },
  dutch: { vat: 'NL123456789B01', country: 'NL' },
  wrongNumber: { vat: 'NL12AB', country: 'NL' },
  small: { vat: 'BE0428759497' },
  ownGround: { vat: 'BE0428759497' },
  longAgo: { vat: 'BE0428759497' },
  pending: { vat: 'in aanvraag' },
} as const satisfies Record<string, OlderCustomer>

export type OlderCustomerName = keyof typeof CUSTOMERS

type Billed = {
  readonly customer: OlderCustomerName
  /** The VAT rate. With the rate 0, the invoice has the text that says why no VAT is due. */
  readonly rate: 0 | 6 | 12 | 21
  readonly ground?: string
  /** The number of the invoice in its series; null for a concept. */
  readonly sequence: number | null
  /** The age of the invoice: how many months ago it got its number. */
  readonly monthsAgo?: number
  readonly kept?: readonly string[]
  readonly isCredited?: boolean
  readonly paidCents?: number
}

/** The amounts on each invoice, in cents: eight hours at 40 euros, and 120 km at 0.44 euro. */
const HOURS_CENTS = 32_000
const COSTS_CENTS = 5280

const INVOICES = {
  taxed: { customer: 'taxed', rate: 21, sequence: 1, kept: ['invoice', 'invoice_ubl', 'timesheet'], paidCents: 10_000 },
  exempt: { customer: 'exempt', rate: 0, ground: ARTICLE_44, sequence: 2, kept: ['concatenated', 'invoice_ubl'] },
  unprinted: { customer: 'exempt', rate: 0, ground: ARTICLE_44, sequence: 3 },
  credited: {
    customer: 'exempt',
    rate: 0,
    ground: ARTICLE_44,
    sequence: 4,
    kept: ['invoice', 'invoice_ubl', 'credit_note', 'credit_note_ubl'],
    isCredited: true,
  },
  creditedTaxed: { customer: 'mixed', rate: 21, sequence: 5, kept: ['invoice', 'credit_note'], isCredited: true },
  mixed: { customer: 'mixed', rate: 0, ground: ARTICLE_44, sequence: 6 },
  onceTaxed: { customer: 'onceTaxed', rate: 6, sequence: 7, monthsAgo: 20 },
  onceTaxedNow: { customer: 'onceTaxed', rate: 0, ground: ` ${ARTICLE_44.toUpperCase()} `, sequence: 8 },
  person: { customer: 'person', rate: 0, ground: ARTICLE_44, sequence: 9, kept: ['invoice'] },
  dutch: { customer: 'dutch', rate: 0, ground: REVERSED_IN_EU, sequence: 10, kept: ['invoice'] },
  dutchUnprinted: { customer: 'dutch', rate: 0, ground: REVERSED_IN_EU, sequence: 11 },
  wrongNumber: { customer: 'wrongNumber', rate: 21, sequence: 12, kept: ['invoice'] },
  small: {
    customer: 'small',
    rate: 0,
    ground: 'Bijzondere  vrijstellingsregeling kleine ondernemingen',
    sequence: 13,
    kept: ['invoice', 'invoice_ubl'],
  },
  ownGround: { customer: 'ownGround', rate: 0, ground: 'Vrijgesteld: sociaal statuut\nzie bijlage', sequence: 14 },
  longAgo: { customer: 'longAgo', rate: 21, sequence: 15, monthsAgo: 14, kept: ['invoice', 'invoice_ubl'] },
  pending: { customer: 'pending', rate: 0, ground: ARTICLE_44, sequence: 16, kept: ['invoice'] },
  conceptTaxed: { customer: 'taxed', rate: 21, sequence: null },
  conceptDutch: { customer: 'dutch', rate: 0, ground: REVERSED_IN_EU, sequence: null },
  conceptReversed: { customer: 'pending', rate: 0, ground: 'btw verlegd, zie art. 51', sequence: null },
} as const satisfies Record<string, Billed>

export type OlderInvoiceName = keyof typeof INVOICES

export type OlderOffice = {
  readonly hrId: number
  readonly customers: Readonly<Record<OlderCustomerName, number>>
  readonly invoices: Readonly<Record<OlderInvoiceName, number>>
}

/**
 * Fills a database as a release with the migrations up to 0024 did. It contains customers with one company number,
 * invoices with one VAT rate and one text about an exemption, credit notes for whole invoices, and the stored
 * documents.
 */
export async function givenOlderOffice(db: Database): Promise<OlderOffice> {
  await sql`
    update company_settings set name = 'Wijzerplaat Zorg', legal_form = 'bv', street = 'Raderwerkstraat',
      house_number = '18', postal_code = '9000', city = 'Gent', vat_number = 'BE0403019261', enterprise_number = '0403019261',
      court = 'Gent', iban = 'BE68539007547034', bic = 'GKCCBEBB', email = 'facturatie@wijzerplaat.example',
      phone = '09 555 01 20'`.execute(db)
  const hrId = await insertedId(
    db,
    sql`insert into people (first_name, last_name, email, kind, provider, sick_day_seconds, employment_start_on, created_at)
      values ('Katrien', 'Lauwers', 'katrien@wijzerplaat.example', 'employee', 'GOOGLE', 27360, '2024-01-01', '2024-01-01')`,
  )
  await sql`insert into person_roles (person_id, role) values (${hrId}, 'ROLE_ADMIN')`.execute(db)
  await sql`insert into part_time_records (person_id, percentage_bp, start_on) values (${hrId}, 10000, '2024-01-01')`.execute(
    db,
  )
  const customers = await filled(CUSTOMERS, (name, customer) => insertCustomer(db, name, customer))
  const invoices = await filled(INVOICES, (name, billed: Billed) =>
    insertInvoice(db, { name, billed, hrId, customerId: customers[billed.customer] }),
  )
  await sql`insert into number_series (series, year, last_sequence) values ('invoice', 2026, 16), ('credit_note', 2026, 2)`.execute(
    db,
  )
  return { hrId, customers, invoices }
}

async function filled<Name extends string, Value>(
  named: Readonly<Record<Name, Value>>,
  insert: (name: Name, value: Value) => Promise<number>,
): Promise<Record<Name, number>> {
  const ids: [string, number][] = []
  for (const name of Object.keys(named) as Name[]) ids.push([name, await insert(name, named[name])])
  return Object.fromEntries(ids) as Record<Name, number>
}

async function insertedId(db: Database, insert: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ id: number }>`${insert} returning id`.execute(db)
  return rows[0]!.id
}

const ADDRESS = { street: 'Klaverveldstraat', houseNumber: '112', postalCode: '9810', city: 'Nazareth' }
const DUTCH_ADDRESS = { street: 'Singel', houseNumber: '1', postalCode: '1012', city: 'Amsterdam' }
const addressOf = ({ country = 'BE' }: OlderCustomer) => ({
  ...(country === 'NL' ? DUTCH_ADDRESS : ADDRESS),
  country,
})

function insertCustomer(db: Database, name: string, customer: OlderCustomer): Promise<number> {
  const { street, houseNumber, postalCode, city, country } = addressOf(customer)
  return insertedId(
    db,
    sql`insert into customers (name, abbreviation, supervisor_name, supervisor_email, vat, street, house_number,
        postal_code, city, country, organisation_name, addressee, created_at)
      values (${`Klant ${name}`}, ${name.slice(0, 3)}, 'Goedele', 'goedele@klant.example', ${customer.vat}, ${street},
        ${houseNumber}, ${postalCode}, ${city}, ${country}, ${`Klant ${name} vzw`}, 'Dienst facturatie', '2024-01-01')`,
  )
}

type Inserted = {
  readonly name: string
  readonly billed: Billed
  readonly hrId: number
  readonly customerId: number
}

async function insertInvoice(db: Database, { name, billed, hrId, customerId }: Inserted): Promise<number> {
  const { customer, rate, ground = '', sequence, monthsAgo = 1, paidCents = 0 } = billed
  const of: OlderCustomer = CUSTOMERS[customer]
  const billing = {
    organisationName: `Klant ${customer} vzw`,
    financialSupervisorReference: 'Dienst facturatie',
    ...addressOf(of),
    vat: of.vat,
    paymentTerm: 30,
    wantsConcatenatedDocuments: false,
  }
  const base = HOURS_CENTS + COSTS_CENTS
  const vat = Math.round((base * rate) / 100)
  const number = sequence === null ? null : `2026-${`${sequence}`.padStart(6, '0')}`
  const finished = number !== null
  const contractId = await insertedId(
    db,
    sql`insert into contracts (person_id, customer_id, start_on, created_at) values (${hrId}, ${customerId}, '2024-01-01', '2024-01-01')`,
  )
  const orderId = await insertedId(
    db,
    sql`insert into orders (contract_id, start_on, base_rate_cents, external_reference) values (${contractId}, '2024-01-01', 4000, 'PO-4711')`,
  )
  const id = await insertedId(
    db,
    sql`insert into invoices (contract_id, month_on, live, number, number_year, number_sequence, invoice_on, date_chosen,
        vat_percentage, contact_mail, subject, external_reference, disclaimer, customer_id, customer_billing, customer_name,
        employee_name, seller, worked_seconds, shifts_total_cents, total_excluding_cents, vat_cents, total_including_cents,
        created_at, created_by, confirmed_at, confirmed_by, mailed_at)
      values (${contractId}, '2026-10-01', ${billed.isCredited !== true}, ${number}, ${finished ? 2026 : null}, ${sequence}, '2026-10-31', true, ${rate},
        'boekhouding@klant.example', ${`Oktober ${name}`}, 'PO-4711', ${rate === 0 ? ground : ''}, ${customerId},
        ${JSON.stringify(billing)}, ${`Klant ${customer}`}, 'Anna Peeters', ${finished ? JSON.stringify(SELLER) : null},
        28800, ${HOURS_CENTS}, ${base}, ${vat}, ${base + vat}, now() - interval '24 months', ${hrId},
        case when ${finished} then now() - ${`${monthsAgo} months`}::interval end, ${finished ? hrId : null},
        case when ${finished} then now() - ${`${monthsAgo} months`}::interval end)`,
  )
  await sql`insert into invoice_lines (invoice_id, position, order_id, description, base_rate_cents, percentage_bp, worked_seconds,
      amount_cents, order_reference)
    values (${id}, 0, ${orderId}, 'Gewone uren', 4000, 0, 28800, ${HOURS_CENTS}, 'PO-4711')`.execute(db)
  await sql`insert into invoice_costs (invoice_id, position, description, amount_hundredths, units, cost_cents,
      accounting_cost_id, accounting_cost_name, billing_code, amount_cents)
    values (${id}, 0, 'Verplaatsing', 12000, 'km', 44, 1, 'Verplaatsing', '613000', ${COSTS_CENTS})`.execute(db)
  await sql`insert into invoice_emails (invoice_id, email_address) values (${id}, 'boekhouding@klant.example')`.execute(
    db,
  )
  if (billed.isCredited === true)
    await sql`insert into credit_notes (invoice_id, number, number_year, number_sequence, credited_on, reason, created_at, created_by)
      select ${id}, 'CN2026-' || lpad(x.next::text, 6, '0'), 2026, x.next, '2026-11-05', 'Verkeerd tarief', now(), ${hrId}
      from (select count(*) + 1 as next from credit_notes) x`.execute(db)
  if (paidCents > 0)
    await sql`insert into payments (invoice_id, kind, amount_cents, paid_on, reason, made_at, made_by)
      values (${id}, 'manual', ${paidCents}, '2026-11-10', 'contant', now(), ${hrId})`.execute(db)
  for (const kind of billed.kept ?? []) await keepDocument(db, id, kind)
  return id
}

/**
 * Stores a document whose bytes are not a real PDF. When the tested code makes the document again by mistake, the bytes
 * are different, and the test finds this.
 */
async function keepDocument(db: Database, invoiceId: number, kind: string): Promise<void> {
  const content = Buffer.from(`${kind} ${invoiceId} as an older release made it \u0000\u00FF`)
  const sha256 = createHash('sha256').update(content).digest()
  await sql`insert into documents (invoice_id, kind, file_name, content, sha256, made_at)
    values (${invoiceId}, ${kind}, ${`${kind} ${invoiceId}.bin`}, ${content}, ${sha256}, now())`.execute(db)
  await sql`
    with made as (
      insert into mails (invoice_id, kind, recipients, subject, body, status, requested_at)
      select ${invoiceId}, ${kind}, array['boekhouding@klant.example'], 'Factuur', 'In bijlage', 'sent', now()
      where ${kind} in ('invoice', 'credit_note')
      returning id)
    insert into mail_documents (mail_id, document_id)
    select made.id, d.id from made cross join documents d where d.invoice_id = ${invoiceId} and d.kind = ${kind}`.execute(
    db,
  )
}
