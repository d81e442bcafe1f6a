import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { openingOnSql } from '../../people/balances/openingOnSql.ts'

/** The data of the recuperation of a person, from the opening month on. */
export type RecupRow = {
  readonly kind: PersonKind
  readonly opening_on: Day
  readonly opening_seconds: number
  readonly contracts: readonly DayPeriod[]
  /** The months in which the person earned or took recuperation, or in which HR gave or corrected it. */
  readonly months: readonly RecupMonthRow[]
}

export type RecupMonthRow = {
  readonly yearMonth: YearMonth
  /** True when all contracts of the person in this month are confirmed. The balance of the month is then stored. */
  readonly stored: boolean
  readonly earned: number
  readonly taken: number
  readonly bonuses: number
  readonly corrections: number
}

export const recupSql = (person: string): string => `
  with person as (
    select p.id, p.kind, p.employment_start_on, p.employment_end_on, p.recup_opening_seconds as opening_seconds,
      ${openingOnSql('p')} as opening_on
    from people p where p.id = ${person}
  )
  select person.kind, person.opening_on, person.opening_seconds,
    (select coalesce(json_agg(json_build_object('start', c.start_on, 'end', least(c.end_on, person.employment_end_on))), '[]')
     from contracts c where c.person_id = person.id) as contracts,
    (select coalesce(json_agg(json_build_object('yearMonth', to_char(m.month_on, 'YYYY-MM'), 'stored', m.stored, 'earned', m.earned,
       'taken', m.taken, 'bonuses', m.bonuses, 'corrections', m.corrections) order by m.month_on), '[]')
     from (
       select part.month_on, bool_or(part.stored) as stored, sum(part.earned) as earned,
         coalesce(sum(part.taken) filter (where part.stored), sum(part.taken)) as taken,
         sum(part.bonuses) as bonuses, sum(part.corrections) as corrections
       from (
         select b.month_on, true as stored, b.earned_seconds as earned, b.taken_seconds as taken, 0 as bonuses, 0 as corrections
         from month_balances b where b.person_id = person.id
         union all
         select a.day_on - (extract(day from a.day_on)::integer - 1), false, 0, a.seconds, 0, 0
         from absences a where a.person_id = person.id and a.category = 'RECUPERATION' and a.closed_at is null
         union all
         select g.day_on - (extract(day from g.day_on)::integer - 1), false, 0, 0, g.seconds, 0
         from recup_bonuses g where g.person_id = person.id
         union all
         select c.month_on, false, 0, 0, 0, c.seconds
         from recup_corrections c where c.person_id = person.id
       ) part
       where part.month_on >= person.opening_on
       group by part.month_on
     ) m) as months
  from person`

const recup = prepared<RecupRow, [personId: number]>('recuperation', recupSql('$1'))

/** Returns null when the person does not exist. */
export async function readRecup(db: Database, personId: number): Promise<RecupRow | null> {
  const [row] = await recup(db, [personId])
  return row ?? null
}
