import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'
import { isOutside, type KeptOutside } from './keptStore.ts'

/**
 * Restores the shifts on days that are no longer in the prolonged sickness. A shift is restored only when contract,
 * employment and invoices allow it, and no other shift overlaps it, for example a night shift that starts just before
 * the sickness. Returns the days of the restored shifts (rule people-46).
 */
export async function reopenShiftsOutside(tx: Tx, kept: KeptOutside): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    update shifts s
    set closed_at = null, closed_cause = null, closed_detail = null, prolonged_sick_leave_id = null, version = s.version + 1
    from contracts c
    join people p on p.id = c.person_id
    where s.prolonged_sick_leave_id = ${kept.id} and ${isOutside('s.start_on', kept)} and c.id = s.contract_id
      and s.start_on between c.start_on and coalesce(least(c.end_on, p.employment_end_on), 'infinity')
      and not exists (
        select from invoices i
        where i.contract_id = c.id and i.live and i.month_on = s.start_on - (extract(day from s.start_on)::integer - 1))
      and not exists (
        select from shifts o
        where o.person_id = s.person_id and tstzrange(o.start_at, o.end_at) && tstzrange(s.start_at, s.end_at)
          and (o.closed_at is null or o.prolonged_sick_leave_id = ${kept.id} and (o.start_at, o.id) < (s.start_at, s.id)))
    returning s.start_on as day`.execute(tx)
  return rows.map(({ day }) => day).sort()
}
