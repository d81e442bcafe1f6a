import { vatRegime, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

export type CustomerOverviewRow = {
  readonly id: number
  readonly name: string
  readonly abbreviation: string
  readonly active: boolean
  readonly internal: boolean
  readonly activeContractCount: number
  readonly futureContractCount: number
  readonly parentId: number | null
  readonly hasSubdivisions: boolean
  readonly parentCompanyId: number
  readonly parentCompany: string | null
  readonly subdivisions: number[]
  readonly vat: string
  readonly vatRegime: VatRegime | null
  readonly vatRegimeName: string | null
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
}

type Stored = Omit<CustomerOverviewRow, 'vatRegimeName'> & { readonly ownRegimeName: string | null }

const overview = prepared<Stored, [today: Day]>(
  'overview of customers',
  `select c.id, c.name, c.abbreviation, c.active, c.internal,
    coalesce(n.active, 0) as "activeContractCount", coalesce(n.future, 0) as "futureContractCount",
    c.parent_id as "parentId", s.ids is not null as "hasSubdivisions", coalesce(c.parent_id, 0) as "parentCompanyId", p.name as "parentCompany", coalesce(s.ids, '{}') as subdivisions,
    c.vat, c.vat_regime as "vatRegime", (select r.name from vat_regimes r where r.code = c.vat_regime) as "ownRegimeName", c.street, c.house_number as "houseNumber", c.postal_code as "postalCode", c.city
  from customers c
  left join customers p on p.id = c.parent_id
  left join (select d.parent_id, array_agg(d.id order by d.id) as ids from customers d group by d.parent_id) s on s.parent_id = c.id
  left join (
    select k.customer_id,
      count(*) filter (where k.start_on <= $1 and coalesce(least(k.end_on, w.employment_end_on), 'infinity') >= $1) as active,
      count(*) filter (where k.start_on > $1 and (w.employment_end_on is null or k.start_on <= w.employment_end_on)) as future
    from contracts k
    join people w on w.id = k.person_id
    group by k.customer_id) n on n.customer_id = c.id
  order by c.id`,
)

/** The number of contracts counts those that run today or start later (rule customers-16). */
export async function listCustomerOverview(db: Database, today: Day): Promise<CustomerOverviewRow[]> {
  const rows = await overview(db, [today])
  return rows.map(({ ownRegimeName, ...row }) => ({
    ...row,
    vatRegimeName: row.vatRegime === null ? null : (ownRegimeName ?? vatRegime(row.vatRegime).name),
  }))
}
