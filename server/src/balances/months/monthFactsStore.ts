import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { CountersLeft } from '@uurwerk/domain/balances/counterUse'
import type { Holiday } from '@uurwerk/domain/calendar/holidays'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { extraHolidaysJson } from '../../calendar/extraHolidayStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { openingOnSql } from '../../people/balances/openingOnSql.ts'
import type { MadeWith } from './madeWith.ts'
import { SHIFT_TIMES, type ShiftTimesRow } from './shiftTimesStore.ts'

/** The facts about a person in a range of months. Each instant is a number of seconds since 1970. */
export type MonthFactsRow = {
  readonly kind: PersonKind
  readonly sick_day_seconds: number
  readonly employment_start_on: Day
  readonly employment_end_on: Day | null
  readonly opening_on: Day
  readonly opening_seconds: number
  readonly part_time_records: readonly [percentageBp: number, start: Day, end: Day | null][]
  readonly prolonged_sick_leaves: readonly [start: Day, end: Day | null][]
  readonly worked_by_month: readonly [YearMonth, seconds: number][]
  readonly extra_holidays: readonly Holiday[]
  readonly shifts_near_holidays: readonly ShiftTimesRow[]
  readonly absences: readonly [Day, seconds: number, AbsenceCategory][]
  readonly stored_months: readonly StoredMonthRow[]
  /**
   * The recuperation before these months, from the opening month on: the hours that the person earned or took and that
   * HR gave or corrected.
   */
  readonly recup_before: number
  readonly counters_left: CountersLeft
  readonly vacation_approved: boolean
  readonly half_vacation_needs_recuperation: boolean
}

export type StoredMonthRow = {
  readonly month: YearMonth
  readonly needed: number
  readonly counted: number
  readonly earned: number
  readonly taken: number
  readonly madeWith: MadeWith
}

/** SQL of the person $1, with the first day from which Uurwerk calculates the balances of this person. */
export const PERSON_WITH_OPENING = `(select p.*, ${openingOnSql('p')} as opening_on from people p where p.id = $1)`

/**
 * SQL of the columns from which the balance of a month is calculated, without the shifts and the absences of the month.
 * `p` is a `PERSON_WITH_OPENING`, $2 and $3 are the first and the last day, and $4 is the year of the leave counters.
 */
export const BALANCE_COLUMNS = `
     p.sick_day_seconds, p.employment_start_on, p.employment_end_on, p.opening_on, p.recup_opening_seconds as opening_seconds,
     (select coalesce(json_agg(json_build_array(r.percentage_bp, r.start_on, r.end_on)), '[]')
      from part_time_records r
      where r.person_id = p.id and r.start_on <= $3 and (r.end_on is null or r.end_on >= $2)) as part_time_records,
     ${extraHolidaysJson('$2', '$3')} as extra_holidays,
     (select coalesce(json_agg(json_build_object('month', to_char(b.month_on, 'YYYY-MM'), 'needed', b.needed_seconds,
        'counted', b.counted_seconds, 'earned', b.earned_seconds, 'taken', b.taken_seconds, 'madeWith', b.made_with)), '[]')
      from month_balances b
      where b.person_id = p.id and b.month_on between $2 and $3) as stored_months,
     (select coalesce(sum(b.earned_seconds - b.taken_seconds), 0)
      from month_balances b
      where b.person_id = p.id and b.month_on >= p.opening_on and b.month_on < $2)
     - (select coalesce(sum(a.seconds), 0)
        from absences a
        where a.person_id = p.id and a.day_on >= p.opening_on and a.day_on < $2 and a.category = 'RECUPERATION'
          and a.closed_at is null and not exists (
            select from month_balances b
            where b.person_id = a.person_id and b.month_on = a.day_on - (extract(day from a.day_on)::integer - 1)))
     + (select coalesce(sum(g.seconds), 0)
        from recup_bonuses g
        where g.person_id = p.id and g.day_on >= p.opening_on and g.day_on < $2)
     + (select coalesce(sum(c.seconds), 0)
        from recup_corrections c
        where c.person_id = p.id and c.month_on >= p.opening_on and c.month_on < $2) as recup_before,
     (select coalesce(json_object_agg(b.counter_type, b.left_half_days + b.in_next_year_half_days), '{}')
      from counters_to_take b where b.person_id = p.id and b.year = $4) as counters_left,
     coalesce((select y.approved_by_admin from vacation_years y where y.person_id = p.id and y.year = $4), false) as vacation_approved,
     (select s.half_vacation_needs_recuperation from company_settings s) as half_vacation_needs_recuperation`

const monthFacts = prepared<
  MonthFactsRow,
  [personId: number, from: Day, until: Day, year: number, nearHolidays: Day[]]
>(
  'month facts',
  `select p.kind, ${BALANCE_COLUMNS},
     (select coalesce(json_agg(json_build_array(l.start_on, l.end_on)), '[]')
      from prolonged_sick_leaves l
      where l.person_id = p.id and l.start_on <= $3 and (l.end_on is null or l.end_on >= $2)) as prolonged_sick_leaves,
     (select coalesce(json_agg(json_build_array(w.month, w.seconds)), '[]')
      from (select to_char(s.start_on, 'YYYY-MM') as month, sum(s.worked_seconds) as seconds
            from shifts s
            where s.person_id = p.id and s.start_on between $2 and $3 and s.closed_at is null
            group by 1) w) as worked_by_month,
     (select coalesce(json_agg(${SHIFT_TIMES}), '[]')
      from shifts s
      where s.person_id = p.id and s.closed_at is null and s.start_on = any($5::date[] || array(
        select unnest(array[h.on_day - 1, h.on_day]) from extra_holidays h where h.on_day between $2 and $3))) as shifts_near_holidays,
     (select coalesce(json_agg(json_build_array(a.day_on, a.seconds, a.category)), '[]')
      from absences a
      where a.person_id = p.id and a.day_on between $2 and $3 and a.closed_at is null) as absences
   from ${PERSON_WITH_OPENING} p`,
)

export type MonthFactsInput = {
  readonly personId: number
  readonly from: Day
  readonly until: Day
  /**
   * The legal public holidays and the days before them, because a night shift can end on the public holiday. The query
   * reads the company holidays from the database.
   */
  readonly nearHolidays: Day[]
}

/**
 * Reads the facts about a person in a range of months; null when the person does not exist. The leave counters in the
 * result are those of the year of the first day.
 */
export async function readMonthFacts(db: Database, input: MonthFactsInput): Promise<MonthFactsRow | null> {
  const { personId, from, until, nearHolidays } = input
  const [row] = await monthFacts(db, [personId, from, until, Number(from.slice(0, 4)), nearHolidays])
  return row ?? null
}
