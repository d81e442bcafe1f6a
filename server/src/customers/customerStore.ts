import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import type { CustomerActivationFacts } from '@uurwerk/domain/customers/refusalToActivateCustomer'
import type { PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import type { DeliveryChannel } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import type { DocumentLanguage, VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Instant } from '@uurwerk/domain/time/instant'
import { contractSummariesJson, type ContractSummaryRow } from '../people/contractSummary/contractSummaryStore.ts'
import { chunksOf } from '../platform/db/chunksOf.ts'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { bonusRatesJson, type BonusRateRow } from './bonusRates/bonusRateStore.ts'
import { CONFIRMED_EMAIL_JSON, type ConfirmedEmailRow } from './confirmedEmails/confirmedEmailStore.ts'
import { SHIFT_TYPE_JSON, type ShiftTypeRow } from './shiftTypes/shiftTypeStore.ts'

export type CustomerFields = CustomerHours & {
  readonly name: string
  readonly abbreviation: string
  readonly internal: boolean
  readonly parentId: number | null
  readonly supervisorName: string
  readonly supervisorEmail: string
  /**
   * The company number for older versions of the app, which read only one number of a customer. The server calculates
   * it from the identity fields.
   */
  readonly vat: string
  readonly privatePerson: boolean
  readonly enterpriseNumber: string
  readonly vatId: string
  readonly legacyVat: string
  readonly peppolId: string
  readonly documentLanguage: DocumentLanguage
  readonly delivery: DeliveryChannel
  readonly buyerReference: string
  readonly embedTimesheet: boolean
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly organisationName: string
  readonly addressee: string
  readonly paymentTerm: number
  readonly wantsConcatenatedDocuments: boolean
}

export type CustomerRow = {
  readonly id: number
  readonly version: number
  readonly active: boolean
  /** True when the customer is inactive and another, active customer has the same name. */
  readonly hasActiveNamesake: boolean
  readonly vatRegime: VatRegime | null
  readonly fields: CustomerFields
  readonly subdivisions: readonly number[]
  readonly emails: readonly ConfirmedEmailRow[]
  readonly bonusRates: readonly BonusRateRow[]
  readonly shiftTypes: readonly ShiftTypeRow[]
  readonly contracts: readonly ContractSummaryRow[]
}

/** Arguments of json_build_object(): the names and values of the identity fields of the customer `c`. */
export const IDENTITY_JSON = `'vat', c.vat, 'privatePerson', c.private_person, 'enterpriseNumber', c.enterprise_number,
      'vatId', c.vat_id, 'legacyVat', c.legacy_vat, 'peppolId', c.peppol_id, 'documentLanguage', c.document_language, 'delivery', c.delivery,
      'buyerReference', c.buyer_reference, 'embedTimesheet', c.embed_timesheet`

const HAS_ACTIVE_NAMESAKE = `
  (not c.active and exists (select from customers o where o.active and lower(o.name) = lower(c.name)))`

const customerById = prepared<CustomerRow, [id: number]>(
  'customer',
  `select c.id, c.version, c.active, ${HAS_ACTIVE_NAMESAKE} as "hasActiveNamesake", c.vat_regime as "vatRegime",
    json_build_object(
      'name', c.name, 'abbreviation', c.abbreviation, 'internal', c.internal, 'parentId', c.parent_id,
      'supervisorName', c.supervisor_name, 'supervisorEmail', c.supervisor_email,
      'morning', c.morning_minute, 'evening', c.evening_minute, 'night', c.night_minute,
      ${IDENTITY_JSON}, 'street', c.street, 'houseNumber', c.house_number, 'postalCode', c.postal_code, 'city', c.city,
      'country', c.country, 'organisationName', c.organisation_name, 'addressee', c.addressee,
      'paymentTerm', c.payment_term_days, 'wantsConcatenatedDocuments', c.wants_concatenated_documents) as fields,
    array(select s.id from customers s where s.parent_id = c.id order by s.id) as subdivisions,
    (select coalesce(json_agg(${CONFIRMED_EMAIL_JSON} order by lower(e.email_address)), '[]')
     from customer_emails l
     join confirmed_emails e on e.id = l.confirmed_email_id
     where l.customer_id = c.id) as emails,
    ${bonusRatesJson('c.id')} as "bonusRates",
    (select coalesce(json_agg(${SHIFT_TYPE_JSON} order by t.name collate dutch, t.id), '[]')
     from shift_types t where t.customer_id = c.id and t.owner_id is null) as "shiftTypes",
    ${contractSummariesJson('k.customer_id = c.id')} as contracts
  from customers c
  where c.id = $1`,
)

export async function readCustomerRow(db: Database, id: number): Promise<CustomerRow | null> {
  const [customer] = await customerById(db, [id])
  return customer ?? null
}

const activationFacts = prepared<CustomerActivationFacts, [id: number]>(
  'facts of the activation of a customer',
  `select c.active, ${HAS_ACTIVE_NAMESAKE} as "hasActiveNamesake" from customers c where c.id = $1`,
)

export async function readActivationFacts(tx: Tx, id: number): Promise<CustomerActivationFacts> {
  const [facts] = await activationFacts(tx, [id])
  return facts!
}

export type LockedCustomer = { readonly id: number; readonly parentId: number | null; readonly active: boolean }

/**
 * The customers are locked in the order of their ids. Two changes of a customer or of its parent therefore happen one
 * after the other, and cannot deadlock.
 */
export async function lockCustomers(tx: Tx, ids: readonly number[]): Promise<LockedCustomer[]> {
  return tx
    .selectFrom('customers')
    .select(['customers.id', 'customers.parent_id as parentId', 'customers.active'])
    .where('customers.id', 'in', [...ids])
    .orderBy('customers.id')
    .forNoKeyUpdate()
    .execute()
}

const places = prepared<PlacedCustomer, [ids: readonly number[]]>(
  'parents and subdivisions of customers',
  `select c.id, c.name, c.parent_id as "parentId", exists (select from customers s where s.parent_id = c.id) as "hasSubdivisions"
  from customers c
  where c.id = any($1::bigint[])`,
)

/**
 * Reads for each customer its parent, and whether it has subdivisions. The keys of the result are the ids of the
 * customers. The caller must lock the customers first, so that nobody adds a subdivision at the same time.
 */
export async function listPlaces(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, PlacedCustomer>> {
  const rows = await places(tx, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const columnsOf = (fields: CustomerFields) => ({
  name: fields.name,
  abbreviation: fields.abbreviation,
  internal: fields.internal,
  parent_id: fields.parentId,
  supervisor_name: fields.supervisorName,
  supervisor_email: fields.supervisorEmail,
  morning_minute: fields.morning,
  evening_minute: fields.evening,
  night_minute: fields.night,
  vat: fields.vat,
  private_person: fields.privatePerson,
  enterprise_number: fields.enterpriseNumber,
  vat_id: fields.vatId,
  legacy_vat: fields.legacyVat,
  peppol_id: fields.peppolId,
  document_language: fields.documentLanguage,
  delivery: fields.delivery,
  buyer_reference: fields.buyerReference,
  embed_timesheet: fields.embedTimesheet,
  street: fields.street,
  house_number: fields.houseNumber,
  postal_code: fields.postalCode,
  city: fields.city,
  country: fields.country,
  organisation_name: fields.organisationName,
  addressee: fields.addressee,
  payment_term_days: fields.paymentTerm,
  wants_concatenated_documents: fields.wantsConcatenatedDocuments,
})

export async function insertCustomer(tx: Tx, fields: CustomerFields, now: Instant): Promise<number> {
  const [id] = await insertCustomers(tx, [fields], now)
  return id!
}

/** Inserts customers, and returns their ids in the order of the input. */
export async function insertCustomers(tx: Tx, customers: readonly CustomerFields[], now: Instant): Promise<number[]> {
  const ids = new Map<string, number>()
  for (const some of chunksOf(customers, 1000)) {
    const rows = await tx
      .insertInto('customers')
      .values(some.map((fields) => ({ ...columnsOf(fields), created_at: isoOf(now) })))
      .returning(['customers.id', 'customers.name'])
      .execute()
    for (const { id, name } of rows) ids.set(name, id)
  }
  return customers.map(({ name }) => ids.get(name)!)
}

export async function updateCustomer(tx: Tx, id: number, fields: CustomerFields): Promise<void> {
  await tx
    .updateTable('customers')
    .set((customer) => ({
      ...columnsOf(fields),
      // HR checks the numbers in the form before saving it, so we now know whether the customer has a VAT number.
      vat_id_unknown: false,
      version: customer('customers.version', '+', 1),
    }))
    .where('customers.id', '=', id)
    .execute()
}

export async function updateActivity(tx: Tx, ids: readonly number[], active: boolean): Promise<void> {
  await tx
    .updateTable('customers')
    .set((customer) => ({ active, version: customer('customers.version', '+', 1) }))
    .where('customers.id', 'in', [...ids])
    .execute()
}

export async function listActiveSubdivisions(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customers')
    .select('customers.id')
    .where('customers.parent_id', '=', id)
    .where('customers.active', '=', true)
    .orderBy('customers.id')
    .execute()
  return rows.map((row) => row.id)
}
