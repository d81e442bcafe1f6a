import type { Seller } from '@uurwerk/domain/invoicing/steps/missingSellerFields'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

export type FirstStepFacts = {
  readonly seller: Seller
  /**
   * The first person that bin/admin made, as long as nobody has edited that person. The name, the kind and the start of
   * such a person are guesses.
   */
  readonly founderId: number | null
  /** Whether HR has entered the moving-in date, or works with Uurwerk already: a timesheet is confirmed. */
  readonly movingIn: boolean
  readonly hrEmployer: boolean
  /** Whether every HR employer has its number at the payroll office. */
  readonly payrollNumber: boolean
  readonly customer: boolean
  readonly shiftType: boolean
  /**
   * Whether a person exists who has the role ROLE_USER or a contract. An administrator without a contract does not
   * count (rule company-15).
   */
  readonly person: boolean
  readonly contract: boolean
  /** Whether HR has entered a balance or an opening month for at least one person. */
  readonly openingBalances: boolean
  readonly leaveApproval: boolean
  /** Whether a person who plans shifts has signed in. */
  readonly signIn: boolean
  readonly plannedShift: boolean
}

/**
 * Whether at least one record of each kind exists, for the first steps of a new company. The query does not count the
 * records.
 */
export async function readFirstStepFacts(db: Database): Promise<FirstStepFacts> {
  const { rows } = await sql<FirstStepFacts>`
    select json_build_object('name', c.name, 'street', c.street, 'postalCode', c.postal_code, 'city', c.city,
        'vatNumber', c.vat_number, 'enterpriseNumber', c.enterprise_number, 'iban', c.iban) as seller,
      (select min(p.id)
       from audit_entries a
       join people p on p.id = a.person_id
       where a.action = 'add administrator' and a.changes ? 'firstName' and p.version = 1) as "founderId",
      c.moved_in_on is not null or exists (select from timesheet_confirmations) as "movingIn",
      exists (select from hr_employers) as "hrEmployer",
      exists (select from hr_employers)
        and not exists (select from hr_employers h where h.sdworx_employer_number is null) as "payrollNumber",
      exists (select from customers) as customer,
      exists (select from shift_types t where t.owner_id is null) as "shiftType",
      exists (select from person_roles r where r.role = 'ROLE_USER') or exists (select from contracts) as person,
      exists (select from contracts) as contract,
      exists (select from people p where p.recup_opening_month is not null)
        or exists (select from counter_entries e where e.holiday_on is null and e.absence_id is null) as "openingBalances",
      exists (select from vacation_years y where y.approved_by_admin) as "leaveApproval",
      exists (
        select from people p
        join person_roles r on r.person_id = p.id and r.role = 'ROLE_USER'
        where p.provider_subject is not null) as "signIn",
      exists (select from shifts) as "plannedShift"
    from company_settings c`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('the database has no settings of the company')
  return facts
}
