import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type UnchosenRegimes = { readonly count: number; readonly companyRegime: VatRegime }

/** Customers with a running contract when neither the contract nor the customer has a VAT regime. */
export async function readUnchosenRegimes(db: Database, today: Day): Promise<UnchosenRegimes> {
  const { rows } = await sql<UnchosenRegimes>`
    select s.default_vat_regime as "companyRegime",
      (select count(distinct k.id)::integer
       from customers k
       join contracts c on c.customer_id = k.id
       where k.vat_regime is null and c.vat_regime is null and not k.internal
         and c.start_on <= ${today} and coalesce(c.end_on, 'infinity') >= ${today}) as count
    from company_settings s`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('the settings of the company are missing')
  return facts
}
