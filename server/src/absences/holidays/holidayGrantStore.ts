import type { Holiday } from '@uurwerk/domain/calendar/holidays'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'
import type { CounterOf } from '../../balances/counterStore.ts'
import { openingOnSql } from '../../people/balances/openingOnSql.ts'
import { SHIFT_TIMES, type ShiftTimesRow } from '../../balances/months/shiftTimesStore.ts'

export type HolidayFactsRow = {
  readonly person_id: number
  readonly kind: PersonKind
  readonly employment_start_on: Day
  readonly employment_end_on: Day | null
  /** The first day from which public holidays give the person leave (rule company-18). */
  readonly opening_on: Day
  readonly prolonged_sick_leaves: readonly [start: Day, end: Day | null][]
  readonly shifts: readonly ShiftTimesRow[]
  readonly extra_holidays: readonly Holiday[]
  /** The half days of leave that each public holiday gave the person, calculated from the entries of the leave counter. */
  readonly granted: readonly [holiday: Day, halfDays: number][]
}

type HolidaysInput = {
  readonly people: readonly number[]
  readonly holidays: readonly Day[]
  /**
   * The public holidays and the day before each of them, because a night shift that starts on the day before can end on
   * the public holiday.
   */
  readonly nearHolidays: readonly Day[]
}

export async function listHolidayFacts(
  tx: Tx,
  { people, holidays, nearHolidays }: HolidaysInput,
): Promise<HolidayFactsRow[]> {
  const { rows } = await sql<HolidayFactsRow>`
    select p.id as person_id, p.kind, p.employment_start_on, p.employment_end_on, ${sql.raw(openingOnSql('p'))} as opening_on,
      (select coalesce(json_agg(json_build_array(l.start_on, l.end_on)), '[]')
       from prolonged_sick_leaves l where l.person_id = p.id) as prolonged_sick_leaves,
      (select coalesce(json_agg(${sql.raw(SHIFT_TIMES)}), '[]')
       from shifts s
       where s.person_id = p.id and s.start_on = any(${nearHolidays}::date[]) and s.closed_at is null) as shifts,
      (select coalesce(json_agg(json_build_object('date', h.on_day, 'name', h.name)), '[]')
       from extra_holidays h where h.on_day = any(${holidays}::date[])) as extra_holidays,
      (select coalesce(json_agg(json_build_array(e.holiday_on, e.half_days)), '[]')
       from (select c.holiday_on, sum(c.half_days) as half_days
             from counter_entries c
             where c.person_id = p.id and c.holiday_on = any(${holidays}::date[])
             group by c.holiday_on) e) as granted
    from people p
    where p.id = any(${people}::bigint[])
    order by p.id`.execute(tx)
  return rows
}

/** The public holidays for which the leave counters of these people have at least one entry. */
export async function listGrantedHolidays(tx: Tx, people: readonly number[]): Promise<Day[]> {
  const { rows } = await sql<{ holiday_on: Day }>`
    select distinct c.holiday_on
    from counter_entries c
    where c.person_id = any(${people}::bigint[]) and c.holiday_on is not null`.execute(tx)
  return rows.map(({ holiday_on }) => holiday_on)
}

export type EnteredYearRow = {
  readonly person_id: number
  readonly year: number
  /** The number of half days that each public holiday had already given the person when HR typed the balance. */
  readonly granted_before: readonly [holiday: Day, halfDays: number][]
}

export async function listEnteredYears(tx: Tx, people: readonly number[]): Promise<EnteredYearRow[]> {
  const { rows } = await sql<EnteredYearRow>`
    with entered as (
      select e.person_id, e.year, max(e.id) as last_id
      from counter_entries e
      where e.person_id = any(${people}::bigint[]) and e.counter_type = 'RECUPERATION_HOLIDAY'
        and e.holiday_on is null and e.absence_id is null and e.new_year is null
      group by e.person_id, e.year
    )
    select entered.person_id, entered.year,
      (select coalesce(json_agg(json_build_array(g.holiday_on, g.half_days)), '[]')
       from (select e.holiday_on, sum(e.half_days) as half_days
             from counter_entries e
             where e.person_id = entered.person_id and e.year = entered.year
               and e.counter_type = 'RECUPERATION_HOLIDAY' and e.id < entered.last_id and e.holiday_on is not null
             group by e.holiday_on) g) as granted_before
    from entered`.execute(tx)
  return rows
}

/** The first day from which public holidays give a person leave ('Feestdag recup') (rule company-18). */
export async function listCountedFrom(
  tx: Tx,
  people: readonly number[],
): Promise<{ readonly personId: number; readonly from: Day }[]> {
  const { rows } = await sql<{ personId: number; from: Day }>`
    select p.id as "personId", ${sql.raw(openingOnSql('p'))} as "from"
    from people p
    where p.id = any(${people}::bigint[])
    order by p.id`.execute(tx)
  return rows
}

/** The people and years in which the two 'Feestdag recup' counters together are below zero. */
export async function listYearsInDebt(tx: Tx, years: readonly CounterOf[]): Promise<CounterOf[]> {
  if (years.length === 0) return []
  const { rows } = await sql<CounterOf>`
    select y.person_id as "personId", y.year
    from unnest(${years.map(({ personId }) => personId)}::bigint[], ${years.map(({ year }) => year)}::integer[])
      y (person_id, year)
    join counter_balances b on b.person_id = y.person_id and b.year = y.year
      and b.counter_type in ('RECUPERATION_HOLIDAY', 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR')
    group by y.person_id, y.year
    having sum(b.current_half_days) < 0
    order by y.person_id, y.year`.execute(tx)
  return rows
}
