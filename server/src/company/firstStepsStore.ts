import type { Seller } from '@uurwerk/domain/invoicing/steps/missingSellerFields'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** The number of records for which data is missing, and the names of some, for the list of first steps. */
export type MissingData = { readonly names: readonly string[]; readonly count: number }

export type FirstStepFacts = {
  readonly seller: Seller
  /** True when HR entered the first month of the company, or when a timesheet is confirmed. */
  readonly movingIn: boolean
  readonly hrEmployer: boolean
  readonly customer: boolean
  /** The customer on whose page HR adds the first shift type; null without customers. */
  readonly customerId: number | null
  readonly shiftType: boolean
  /**
   * True when a person with the role ROLE_USER or with a contract exists. An administrator without a contract does not
   * count (rule company-15).
   */
  readonly person: boolean
  /** The person on whose page HR adds the first contract; null when nobody can plan. */
  readonly personId: number | null
  readonly contract: boolean
  readonly plannedShift: boolean
  /**
   * The employees who started before the first month of the company, and have neither an own first month nor a balance.
   */
  readonly withoutOpening: MissingData
  /** The employees whose leave of this year is not approved. */
  readonly withoutApproval: MissingData
  /** The people with the role ROLE_USER who never signed in and never got an invitation. */
  readonly uninvited: MissingData
  /** The HR employers without a number at the payroll office. */
  readonly withoutNumber: MissingData
  /**
   * The number of months with a confirmed timesheet. From two such months on, the list of first steps is not shown any
   * more.
   */
  readonly confirmedMonths: number
}

const MOST_NAMED = 5

const lacking = (name: string, from: string, order: string): string => `
  (select json_build_object('count', count(*), 'names', coalesce((array_agg(l.name order by l.place))[1:${MOST_NAMED}], '{}'))
   from (select ${name} as name, row_number() over (order by ${order}) as place from ${from}) l)`

const person = (condition: string, today: string): string =>
  lacking(
    "p.first_name || ' ' || p.last_name",
    `people p where coalesce(p.employment_end_on, 'infinity') >= ${today} and ${condition}`,
    'p.last_name collate dutch, p.first_name collate dutch, p.id',
  )

export async function readFirstStepFacts(db: Database, today: Day): Promise<FirstStepFacts> {
  const day = `date '${today}'`
  const year = today.slice(0, 4)
  const { rows } = await sql
    .raw<FirstStepFacts>(
      `
    select json_build_object('name', c.name, 'street', c.street, 'postalCode', c.postal_code, 'city', c.city,
        'vatNumber', c.vat_number, 'enterpriseNumber', c.enterprise_number, 'iban', c.iban) as seller,
      c.moved_in_on is not null or exists (select from timesheet_confirmations) as "movingIn",
      exists (select from hr_employers) as "hrEmployer",
      exists (select from customers) as customer,
      (select min(k.id) from customers k where k.active) as "customerId",
      exists (select from shift_types t where t.owner_id is null) as "shiftType",
      exists (select from person_roles r where r.role = 'ROLE_USER') or exists (select from contracts) as person,
      (select min(r.person_id) from person_roles r where r.role = 'ROLE_USER') as "personId",
      exists (select from contracts) as contract,
      exists (select from shifts) as "plannedShift",
      ${person(
        `p.kind = 'employee' and p.employment_start_on < coalesce((select s.moved_in_on from company_settings s), p.employment_start_on)
         and p.recup_opening_month is null
         and not exists (
           select from counter_entries e
           where e.person_id = p.id and e.year = ${year} and e.holiday_on is null and e.absence_id is null)`,
        day,
      )} as "withoutOpening",
      ${person(
        `p.kind = 'employee' and not exists (
           select from vacation_years y where y.person_id = p.id and y.year = ${year} and y.approved_by_admin)`,
        day,
      )} as "withoutApproval",
      ${person(
        `p.provider_subject is null and p.invited_at is null
         and exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER')`,
        day,
      )} as uninvited,
      ${lacking('h.name', 'hr_employers h where h.sdworx_employer_number is null', 'h.name collate dutch')} as "withoutNumber",
      (select count(distinct f.month_on)::integer from timesheet_confirmations f) as "confirmedMonths"
    from company_settings c`,
    )
    .execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('the database has no settings of the company')
  return facts
}
