import type { CauseCode } from '@uurwerk/domain/people/cause'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import type { CounterOf } from './counterStore.ts'

export type LedgerRow = {
  readonly id: number
  readonly at: Instant
  readonly changedBy: string | null
  readonly cause: CauseCode
  readonly detail: string | null
  readonly reason: string
  readonly absenceOn: Day | null
  readonly holidayOn: Day | null
  /** The name of the company holiday; null for a legal holiday and for an entry without a holiday. */
  readonly holidayName: string | null
  readonly newYear: number | null
  readonly kind: 'grant' | 'use'
  readonly amount: HalfDays
  readonly granted: HalfDays
  readonly left: HalfDays
}

/** All changes of a leave counter, sorted from old to new. Each change includes the balance after that change. */
export async function listLedger(
  db: Database,
  { personId, year, type }: CounterOf & { readonly type: CounterType },
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select e.id, floor(extract(epoch from e.at))::int8 as at, p.first_name || ' ' || p.last_name as "changedBy",
      e.cause, e.detail, e.reason,
      a.day_on as "absenceOn", e.holiday_on as "holidayOn", h.name as "holidayName", e.new_year as "newYear",
      e.kind, e.half_days as amount,
      coalesce(sum(e.half_days) filter (where e.kind = 'grant') over running, 0)::integer as granted,
      (sum(e.half_days) over running)::integer as left
    from counter_entries e
    left join people p on p.id = e.actor_id
    left join absences a on a.id = e.absence_id
    left join extra_holidays h on h.on_day = e.holiday_on
    where e.person_id = ${personId} and e.year = ${year} and e.counter_type = ${type}
    window running as (order by e.id)
    order by e.id`.execute(db)
  return rows
}
