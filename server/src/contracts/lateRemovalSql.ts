import { LATE_HOURS } from '@uurwerk/domain/customers/contacts/lateRemoval'
import { sql } from 'kysely'

/**
 * Stores which of the shifts `gone` were removed shortly before their start. `gone` has columns of the shifts table,
 * `now` is the time of the removal. Every statement that removes shifts contains this SQL, and the reason is never
 * stored, so that a customer cannot find out that a person became ill (rules contact-23, contact-55).
 */
export const noteLateRemovals = (gone: string, now: string): string => `
  insert into late_removals (contract_id, day_on, shift_type_id, start_at, end_at, taken_at)
  select g.contract_id, g.start_on, g.shift_type_id, g.start_at, g.end_at, ${now}::timestamptz
  from ${gone} g
  where g.start_at < ${now}::timestamptz + interval '${LATE_HOURS} hours'
    and g.start_at > ${now}::timestamptz - interval '2 days'
  on conflict do nothing`

/** In a statement that closes shifts, the time of the removal is the time at which each shift was closed. */
export const NOTE_CLOSED = sql.raw(noteLateRemovals('gone', 'g.closed_at'))
