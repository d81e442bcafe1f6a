import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type UnratedMonth = { readonly month: YearMonth; readonly people: number }

/**
 * For each month, the number of people with a shift on a day without an order (a contract period with an hourly rate).
 */
export async function listUnratedMonths(
  db: Database,
  { from, until }: { readonly from: Day; readonly until: Day },
): Promise<UnratedMonth[]> {
  const { rows } = await sql<UnratedMonth>`
    select to_char(s.start_on, 'YYYY-MM') as month, count(distinct c.person_id)::integer as people
    from shifts s
    join contracts c on c.id = s.contract_id
    join customers k on k.id = c.customer_id
    where s.start_on between ${from} and ${until} and s.closed_at is null and not k.internal
      and not exists (
        select from orders o
        where o.contract_id = s.contract_id and o.closed_at is null
          and s.start_on between o.start_on and coalesce(o.end_on, 'infinity')
      )
    group by 1
    order by 1`.execute(db)
  return rows
}
