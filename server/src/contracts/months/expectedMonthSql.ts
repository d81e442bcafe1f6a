import { openingOnSql } from '../../people/balances/openingOnSql.ts'

/**
 * SQL condition that is true when the contract `c` of the person `p` must have a timesheet in a month. Before the first
 * month of the person in Uurwerk (rule company-18), it must have one only when the month has a shift, a lock of the
 * planning, a confirmation or an invoice (rule timesheets-2).
 */
export const expectedMonthSql = (firstDay: string, lastDay: string): string => `
  (${openingOnSql('p')} <= ${firstDay}
   or exists (
     select from shifts before
     where before.contract_id = c.id and before.start_on between ${firstDay} and ${lastDay} and before.closed_at is null)
   or exists (select from timesheet_locks before where before.contract_id = c.id and before.month_on = ${firstDay})
   or exists (select from timesheet_confirmations before where before.contract_id = c.id and before.month_on = ${firstDay})
   or exists (select from invoices before where before.contract_id = c.id and before.month_on = ${firstDay} and before.live))`
