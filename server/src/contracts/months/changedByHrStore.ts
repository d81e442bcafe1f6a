import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import { sendOnly, type Tx } from '../../platform/db/transaction.ts'

type ContractMonthChange = { readonly contractId: number; readonly yearMonth: YearMonth; readonly now: Instant }

/**
 * Marks a confirmed month as changed by HR, and deletes its approval (rule timesheets-22). A month that is not
 * confirmed does not change.
 */
export function markChangedByHr(tx: Tx, { contractId, yearMonth, now }: ContractMonthChange): void {
  const marked = sql`
    with dropped as (
      delete from timesheet_approvals a
      where a.contract_id = ${contractId} and a.month_on = ${firstDayOf(yearMonth)}
    )
    update timesheet_confirmations f set changed_by_admin_at = ${isoOf(now)}
    where f.contract_id = ${contractId} and f.month_on = ${firstDayOf(yearMonth)}`.execute(tx)
  sendOnly(marked)
}

type PersonDaysChange = { readonly personId: number; readonly days: readonly Day[]; readonly now: Instant }

/**
 * An absence belongs to the person, so every confirmed month of a contract that is active on one of the days is marked
 * as changed by HR, and loses its approval.
 */
export function markDaysChangedByHr(tx: Tx, { personId, days, now }: PersonDaysChange): void {
  const marked = sql`
    with touched as (
      select distinct c.id as contract_id, cast(date_trunc('month', d.day::timestamp) as date) as month_on
      from unnest(${days}::date[]) d(day)
      join contracts c on c.person_id = ${personId} and c.start_on <= d.day and (c.end_on is null or c.end_on >= d.day)
    ), dropped as (
      delete from timesheet_approvals a using touched t
      where a.contract_id = t.contract_id and a.month_on = t.month_on
    )
    update timesheet_confirmations f set changed_by_admin_at = ${isoOf(now)}
    from touched t
    where f.contract_id = t.contract_id and f.month_on = t.month_on`.execute(tx)
  sendOnly(marked)
}

/**
 * Marks the confirmed months of these days as changed by HR, after HR changed the kind of an absence. A month keeps its
 * approval, because the customer does not see the kind (rule payroll-24).
 */
export function noteDaysChangedByHr(tx: Tx, { personId, days, now }: PersonDaysChange): void {
  const marked = sql`
    update timesheet_confirmations f set changed_by_admin_at = ${isoOf(now)}
    from contracts c
    cross join unnest(${days}::date[]) d(day)
    where c.person_id = ${personId} and c.start_on <= d.day and (c.end_on is null or c.end_on >= d.day)
      and f.contract_id = c.id and f.month_on = cast(date_trunc('month', d.day::timestamp) as date)`.execute(tx)
  sendOnly(marked)
}
