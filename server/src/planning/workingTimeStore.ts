import { WORKING_TIME_DAYS_AFTER, WORKING_TIME_DAYS_BEFORE } from '@uurwerk/domain/planning/workingTimeOfMonth'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { ShiftTimesRow } from '../balances/shiftTimesOf.ts'

/** The shifts that bear on the working time of somebody's month, at whichever customer, beside those that a statement answers anyway. */
export type WorkingTimeRow = { readonly kind: PersonKind; readonly otherShifts: readonly ShiftTimesRow[] }

/** Pieces of SQL; `answered` tells the shifts that the statement answers anyway, where `near` is a shift. */
type Asked = {
  readonly person: string
  readonly firstDay: string
  readonly lastDay: string
  readonly answered: string
}

/** A `WorkingTimeRow` that fits in any statement, whose own names for its tables must not be these. */
export const workingTimeJson = ({ person, firstDay, lastDay, answered }: Asked): string => `
  (select json_build_object('kind', who.kind, 'otherShifts', (
     select coalesce(json_agg(json_build_array(extract(epoch from near.start_at)::int8, extract(epoch from near.end_at)::int8,
       extract(epoch from near.break_start_at)::int8, extract(epoch from near.break_end_at)::int8)), '[]')
     from shifts near
     where near.person_id = who.id and near.closed_at is null
       and near.start_on between cast(${firstDay} as date) - ${WORKING_TIME_DAYS_BEFORE} and cast(${lastDay} as date) + ${WORKING_TIME_DAYS_AFTER}
       and not (${answered})))
   from people who where who.id = ${person})`
