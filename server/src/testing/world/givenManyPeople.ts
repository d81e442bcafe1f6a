import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Wanted = {
  readonly people: number
  readonly customerId: number
  /** The first day of the employment and of the contracts. */
  readonly from: string
  readonly until?: string
  readonly contractsOfEach?: number
}

/** Inserts many people at once, each with contracts at the customer. Returns the contracts with their people. */
export async function givenManyPeople(
  db: Database,
  { people, customerId, from, until, contractsOfEach = 1 }: Wanted,
): Promise<readonly { readonly contractId: number; readonly personId: number }[]> {
  const { rows } = await sql<{ contractId: number; personId: number }>`
    with hired as (
      insert into people (email, first_name, last_name, kind, provider, sick_day_seconds, employment_start_on, employment_end_on, created_at)
      select ${from} || n || '@uurwerk.example', 'Lena', 'Nys ' || n, 'employee', 'GOOGLE', 27360, ${from}::date, ${until ?? null}::date, '2025-01-01'
      from generate_series(1, ${people}::integer) n returning id
    )
    insert into contracts (person_id, customer_id, start_on, end_on, created_at)
    select h.id, ${customerId}::bigint, ${from}::date, ${until ?? null}::date, '2025-01-01'
    from hired h cross join generate_series(1, ${contractsOfEach}::integer)
    returning id::int4 as "contractId", person_id::int4 as "personId"`.execute(db)
  return rows
}
