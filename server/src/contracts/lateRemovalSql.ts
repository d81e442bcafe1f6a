import { LATE_HOURS } from '@uurwerk/domain/customers/contacts/lateRemoval'
import { sql } from 'kysely'

/**
 * SQL that stores which of the shifts `gone` were removed shortly before their start. `gone` is a table expression with
 * columns of the shifts table, and `now` is the time of the removal. Every statement that removes shifts contains this
 * SQL, and the reason of the removal is not stored. The customer can therefore not find out, for example, that a person
 * became ill (rule contact-23).
 */
export const noteLateRemovals = (gone: string, now: string): string => `
  insert into late_removals (contract_id, day_on, shift_type_id, start_at, end_at, taken_at)
  select g.contract_id, g.start_on, g.shift_type_id, g.start_at, g.end_at, ${now}::timestamptz
  from ${gone} g
  where g.start_at < ${now}::timestamptz + interval '${LATE_HOURS} hours'
    and g.start_at > ${now}::timestamptz - interval '2 days'
  on conflict do nothing`

/**
 * The same SQL for a statement that closes shifts. In this statement, `gone` is the list of closed shifts, and the time
 * of the removal is the time at which each shift was closed.
 */
export const NOTE_CLOSED = sql.raw(noteLateRemovals('gone', 'g.closed_at'))
