import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { CompiledQuery } from 'kysely'
import type { Database } from '../db/database.ts'

/** A contract of somebody, and how it stands in one month. Moments are epoch seconds. */
export type ContractMonth = {
  readonly contractId: number
  readonly customerId: number
  readonly customerName: string
  readonly start: Day
  /** The contract's, or the employment's where that one comes first. */
  readonly end: Day | null
  readonly lockedAt: Instant | null
  readonly confirmedAt: Instant | null
  readonly approvedAt: Instant | null
  readonly invoiced: boolean
}

/** All contracts of a person with their states in a month, as one JSON list: so that it fits in any statement. */
export const contractMonthsJson = (person: string, firstDay: string): string => `
  (select coalesce(json_agg(m), '[]') from (
    select c.id as "contractId", c.customer_id as "customerId", k.name as "customerName",
      c.start_on as start, least(c.end_on, p.employment_end_on) as "end",
      extract(epoch from l.locked_at)::int8 as "lockedAt", extract(epoch from f.confirmed_at)::int8 as "confirmedAt",
      extract(epoch from a.approved_at)::int8 as "approvedAt", i.id is not null as invoiced
    from contracts c
    join customers k on k.id = c.customer_id
    join people p on p.id = c.person_id
    left join timesheet_locks l on l.contract_id = c.id and l.month_on = ${firstDay}
    left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = ${firstDay}
    left join timesheet_approvals a on a.contract_id = c.id and a.month_on = ${firstDay}
    left join invoices i on i.contract_id = c.id and i.month_on = ${firstDay} and i.live
    where c.person_id = ${person}
    order by k.name collate dutch, c.id) m)`

const CONTRACT_MONTHS = `select ${contractMonthsJson('$1', '$2')} as contracts`

type Asked = { readonly personId: number; readonly yearMonth: YearMonth }

export async function readContractMonths(db: Database, { personId, yearMonth }: Asked): Promise<ContractMonth[]> {
  const { rows } = await db.executeQuery<{ contracts: ContractMonth[] }>(
    CompiledQuery.raw(CONTRACT_MONTHS, [personId, firstDayOf(yearMonth)]),
  )
  return rows[0]?.contracts ?? []
}
