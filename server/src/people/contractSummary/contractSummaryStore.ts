import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'

export type ContractSummaryRow = {
  readonly id: number
  readonly personId: number
  readonly personName: string
  readonly customerId: number
  readonly customerName: string
  readonly start: Day
  readonly end: Day | null
  readonly orders: readonly DayPeriod[]
}

/**
 * SQL that returns contracts as one JSON list, for any SQL statement. `condition` selects the contracts; `k` is the
 * alias of the contract.
 */
export const contractSummariesJson = (condition: string): string => `
  (select coalesce(json_agg(s), '[]') from (
    select k.id, k.person_id as "personId", kp.first_name || ' ' || kp.last_name as "personName",
      k.customer_id as "customerId", kc.name as "customerName", k.start_on as start, k.end_on as "end",
      (select coalesce(json_agg(json_build_object('start', o.start_on, 'end', o.end_on) order by o.start_on), '[]')
       from orders o where o.contract_id = k.id and o.closed_at is null) as orders
    from contracts k
    join people kp on kp.id = k.person_id
    join customers kc on kc.id = k.customer_id
    where ${condition}
    order by k.start_on, k.id) s)`
