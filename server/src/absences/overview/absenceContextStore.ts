import type { CountersLeft } from '@uurwerk/domain/balances/counterUse'
import type { Day } from '@uurwerk/domain/time/day'
import { recupSql, type RecupRow } from '../../balances/recup/recupMonthStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type RequestedContext = {
  readonly id: number
  readonly personId: number
  readonly start: Day
  /** The last day for which absent colleagues are listed. */
  readonly end: Day
  /** True for an absence that takes recuperation (time off for extra hours). */
  readonly isRecup: boolean
}

export type AbsenceContextRow = {
  readonly id: number
  readonly left: CountersLeft
  readonly recup: RecupRow | null
  readonly away: readonly { readonly name: string; readonly start: Day; readonly end: Day }[]
}

/**
 * `away` has the people who work for the same customers as the person and who are absent on at least one of the
 * requested days. A prolonged sickness that is longer than these days is shortened to the first and the last requested
 * day.
 */
const contexts = prepared<AbsenceContextRow, [input: string]>(
  'context of absences',
  `select c.id,
     (select coalesce(json_object_agg(e.counter_type, e.half_days), '{}')
      from (
        select n.counter_type, sum(n.half_days)::integer as half_days
        from counter_entries n
        where n.person_id = c."personId" and n.year = extract(year from c.start)
        group by n.counter_type
      ) e) as left,
     case when c."isRecup" then (select row_to_json(r) from (${recupSql('c."personId"')}) r) end as recup,
     (select coalesce(json_agg(json_build_object('name', o.name, 'start', o.first, 'end', o.last) order by o.first, o.name), '[]')
      from (
        select p.first_name || ' ' || p.last_name as name, min(d.first) as first, max(d.last) as last
        from (
          select a.person_id, a.day_on as first, a.day_on as last
          from absences a
          where a.day_on between c.start and c."end" and a.closed_at is null
          union all
          select s.person_id, greatest(s.start_on, c.start), least(s.end_on, c."end")
          from prolonged_sick_leaves s
          where s.start_on <= c."end" and (s.end_on is null or s.end_on >= c.start)
        ) d
        join people p on p.id = d.person_id and (p.employment_end_on is null or p.employment_end_on >= d.first)
        where d.person_id <> c."personId" and exists (
          select from contracts theirs
          join contracts own on own.customer_id = theirs.customer_id and own.person_id = c."personId"
            and own.start_on <= c."end" and (own.end_on is null or own.end_on >= c.start)
          where theirs.person_id = d.person_id and theirs.start_on <= d.last
            and (theirs.end_on is null or theirs.end_on >= d.first)
        )
        group by p.id
      ) o) as away
   from jsonb_to_recordset($1) c (id int8, "personId" int8, start date, "end" date, "isRecup" boolean)`,
)

/** The balance of the person, and the colleagues at the same customers who are absent on the same days. */
export const listAbsenceContexts = (db: Database, input: readonly RequestedContext[]): Promise<AbsenceContextRow[]> =>
  contexts(db, [JSON.stringify(input)])
