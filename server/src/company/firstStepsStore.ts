import type { Seller } from '@uurwerk/domain/invoicing/missingSellerFields'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export type FirstStepFacts = {
  readonly seller: Seller
  readonly hrEmployer: boolean
  readonly customer: boolean
  readonly shiftType: boolean
  /**
   * A person with the role ROLE_USER, or a person with a contract. An administrator without a contract does not count
   * (rule company-15).
   */
  readonly person: boolean
  readonly contract: boolean
  readonly plannedShift: boolean
}

/** Whether at least one record of each kind exists; the query counts nothing. */
export async function readFirstStepFacts(db: Database): Promise<FirstStepFacts> {
  const { rows } = await sql<FirstStepFacts>`
    select json_build_object('name', c.name, 'street', c.street, 'postalCode', c.postal_code, 'city', c.city,
        'vatNumber', c.vat_number, 'enterpriseNumber', c.enterprise_number, 'iban', c.iban) as seller,
      exists (select from hr_employers) as "hrEmployer",
      exists (select from customers) as customer,
      exists (select from shift_types t where t.owner_id is null) as "shiftType",
      exists (select from person_roles r where r.role = 'ROLE_USER') or exists (select from contracts) as person,
      exists (select from contracts) as contract,
      exists (select from shifts) as "plannedShift"
    from company_settings c`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('the database has no settings of the company')
  return facts
}
