import type { CustomerBilling } from '@uurwerk/contract/invoicing/invoice'
import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../platform/db/transaction.ts'

export const BILLING_OF_CUSTOMER = `
  json_build_object('organisationName', k.organisation_name, 'financialSupervisorReference', k.addressee,
    'street', k.street, 'houseNumber', k.house_number, 'postalCode', k.postal_code, 'city', k.city,
    'country', k.country, 'vat', k.vat, 'privatePerson', k.private_person, 'enterpriseNumber', k.enterprise_number,
    'vatId', k.vat_id, 'legacyVat', k.legacy_vat, 'peppolId', k.peppol_id, 'documentLanguage', k.document_language,
    'buyerReference', k.buyer_reference, 'embedTimesheet', k.embed_timesheet, 'paymentTerm', k.payment_term_days,
    'wantsConcatenatedDocuments', k.wants_concatenated_documents)`

type BilledCustomer = { readonly billing: z.output<typeof CustomerBilling>; readonly regime: VatRegime | null }

/**
 * Reads the billing data and the VAT regime of a customer; null when the customer does not exist. Until the end of
 * this transaction, nobody can remove the customer.
 */
export async function readBilledCustomer(tx: Tx, id: number): Promise<BilledCustomer | null> {
  const { rows } = await sql<BilledCustomer>`
    select ${sql.raw(BILLING_OF_CUSTOMER)} as billing, k.vat_regime as regime
    from customers k
    where k.id = ${id}
    for key share`.execute(tx)
  return rows[0] ?? null
}
