import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import type { CompanyBlock } from '../platform/documents/documentFields.ts'

/** SQL of a `CompanyBlock` as JSON; `s` is the alias of the settings of the company. */
export const COMPANY_JSON = `
  json_build_object('name', s.name, 'legalForm', s.legal_form, 'street', s.street, 'houseNumber', s.house_number,
    'postalCode', s.postal_code, 'city', s.city, 'country', s.country, 'vatNumber', s.vat_number,
    'enterpriseNumber', s.enterprise_number, 'court', s.court, 'iban', s.iban, 'bic', s.bic, 'email', s.email,
    'phone', s.phone, 'logoId', s.logo_id)`

export const readCompany = (db: Database): Promise<CompanyBlock> =>
  db
    .selectFrom('company_settings as c')
    .select(['c.name', 'c.legal_form as legalForm', 'c.street', 'c.house_number as houseNumber'])
    .select(['c.postal_code as postalCode', 'c.city', 'c.country', 'c.vat_number as vatNumber'])
    .select(['c.enterprise_number as enterpriseNumber', 'c.court', 'c.iban', 'c.bic', 'c.email', 'c.phone'])
    .select('c.logo_id as logoId')
    .executeTakeFirstOrThrow()

/** The first month of the company in Uurwerk; null when HR has not entered that month. */
export async function readMovedIn(db: Database): Promise<YearMonth | null> {
  const { rows } = await sql<{ movedIn: YearMonth | null }>`
    select to_char(c.moved_in_on, 'YYYY-MM') as "movedIn" from company_settings c`.execute(db)
  return rows[0]?.movedIn ?? null
}
