import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type UnpricedRow = { readonly personId: number; readonly day: Day; readonly customerName: string }

const unpriced = prepared<UnpricedRow, [from: Day, to: Day]>(
  'shifts without a rate',
  `select s.person_id as "personId", s.start_on as day, k.name as "customerName"
   from shifts s
   join contracts c on c.id = s.contract_id
   join customers k on k.id = c.customer_id and not k.internal
   left join orders o on o.contract_id = s.contract_id and o.closed_at is null
     and s.start_on between o.start_on and coalesce(o.end_on, 'infinity')
   where s.start_on between $1 and $2 and s.closed_at is null and o.id is null
   order by s.person_id, s.start_on`,
)

/** The shifts on days without an order of the contract, at customers that get invoices. */
export const selectDaysWithoutRate = (db: Database, from: Day, to: Day): Promise<UnpricedRow[]> =>
  unpriced(db, [from, to])
