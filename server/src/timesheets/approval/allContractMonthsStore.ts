import type { TimesheetFacts } from '@uurwerk/domain/timesheets/timesheetState'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'
import { expectedMonthSql } from '../../contracts/months/expectedMonthSql.ts'

export type ContractMonthState = TimesheetFacts & { readonly contractId: number; readonly personId: number }

/** The states of all contracts that must have a timesheet in the month. */
export async function listAllContractMonths(tx: Tx, yearMonth: YearMonth): Promise<ContractMonthState[]> {
  const [firstDay, lastDay] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  const { rows } = await sql<ContractMonthState>`
    select c.id as "contractId", c.person_id as "personId", extract(epoch from l.locked_at)::int8 as "lockedAt",
      extract(epoch from f.confirmed_at)::int8 as "confirmedAt", extract(epoch from a.approved_at)::int8 as "approvedAt",
      i.id is not null as invoiced
    from (values (${firstDay}::date, ${lastDay}::date)) month (first_on, last_on)
    cross join contracts c
    join people p on p.id = c.person_id
    left join timesheet_locks l on l.contract_id = c.id and l.month_on = ${firstDay}
    left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = ${firstDay}
    left join timesheet_approvals a on a.contract_id = c.id and a.month_on = ${firstDay}
    left join invoices i on i.contract_id = c.id and i.month_on = ${firstDay} and i.live
    where c.start_on <= ${lastDay} and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= ${firstDay}
      and ${sql.raw(expectedMonthSql('month.first_on', 'month.last_on'))}`.execute(tx)
  return rows
}
