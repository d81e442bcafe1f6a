import type { FixedMonth } from '@uurwerk/domain/people/fixedMonth'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

/**
 * The completed or invoiced months of a person, each with the last day that has a shift. In a completed month, this
 * can also be the last day that has an absence, because absences are part of the stored balance.
 */
export async function listFixedMonthsOf(tx: Tx, personId: number): Promise<FixedMonth[]> {
  const { rows } = await sql<FixedMonth>`
    select to_char(m.month_on, 'YYYY-MM') as "yearMonth", greatest(
      (select max(s.start_on)
       from shifts s
       where s.contract_id = m.contract_id and s.closed_at is null
         and s.start_on >= m.month_on and s.start_on < m.month_on + interval '1 month'),
      (select max(a.day_on)
       from absences a
       where m.completed and a.person_id = ${personId} and a.closed_at is null
         and a.day_on >= m.month_on and a.day_on < m.month_on + interval '1 month')) as "lastBusyDay"
    from (
      select f.contract_id, f.month_on, true as completed from timesheet_confirmations f
      union all
      select i.contract_id, i.month_on, false from invoices i where i.live) m
    join contracts c on c.id = m.contract_id
    where c.person_id = ${personId}`.execute(tx)
  return rows
}
