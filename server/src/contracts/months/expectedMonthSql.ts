import { openingOnSql } from '../../people/balances/openingOnSql.ts'

/**
 * True when the contract `c` of the person `p` must have a timesheet. Before the first month of the person (rule
 * company-18), only a month with a shift, a lock, a confirmation or an invoice has one (rule timesheets-2).
 */
export const expectedMonthSql = (firstDay: string, lastDay: string): string => `
  (${openingOnSql('p')} <= ${firstDay}
   or exists (
     select from shifts before
     where before.contract_id = c.id and before.start_on between ${firstDay} and ${lastDay} and before.closed_at is null)
   or exists (select from timesheet_locks before where before.contract_id = c.id and before.month_on = ${firstDay})
   or exists (select from timesheet_confirmations before where before.contract_id = c.id and before.month_on = ${firstDay})
   or exists (select from invoices before where before.contract_id = c.id and before.month_on = ${firstDay} and before.live))`
