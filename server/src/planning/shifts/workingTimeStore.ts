import {
  WORKING_TIME_DAYS_AFTER,
  WORKING_TIME_DAYS_BEFORE,
} from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { ShiftTimesRow } from '../../balances/months/shiftTimesOf.ts'

/**
 * The shifts of a person at all customers that are needed for the working time warnings of a month, without the shifts
 * that the statement already selects.
 */
export type WorkingTimeRow = { readonly kind: PersonKind; readonly otherShifts: readonly ShiftTimesRow[] }

/**
 * SQL expressions for the parts of the query. `answered` is a condition on the table alias `near`. The condition is
 * true for a shift that the surrounding statement already selects.
 */
type Input = {
  readonly person: string
  readonly firstDay: string
  readonly lastDay: string
  readonly answered: string
}

/**
 * SQL that returns a `WorkingTimeRow` as JSON. Any SQL statement can use it as a column, if that statement does not use
 * the aliases `near` and `who`.
 */
export const workingTimeJson = ({ person, firstDay, lastDay, answered }: Input): string => `
  (select json_build_object('kind', who.kind, 'otherShifts', (
     select coalesce(json_agg(json_build_array(extract(epoch from near.start_at)::int8, extract(epoch from near.end_at)::int8,
       extract(epoch from near.break_start_at)::int8, extract(epoch from near.break_end_at)::int8)), '[]')
     from shifts near
     where near.person_id = who.id and near.closed_at is null
       and near.start_on between cast(${firstDay} as date) - ${WORKING_TIME_DAYS_BEFORE} and cast(${lastDay} as date) + ${WORKING_TIME_DAYS_AFTER}
       and not (${answered})))
   from people who where who.id = ${person})`
