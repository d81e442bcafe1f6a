import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { holidaysOf } from '@uurwerk/domain/calendar/holidays'
import { addDays, eachDay, isWeekend, toDay, type Day } from '@uurwerk/domain/time/day'
import { startOfDay } from '@uurwerk/domain/time/instant'
import { daysOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Span = readonly [start: number, end: number]
type ShiftFact = { readonly day: Day; readonly span: Span; readonly pause: Span | null }
type AbsenceFact = {
  readonly day: Day
  readonly seconds: number
  readonly category: AbsenceCategory
  readonly fullDay: boolean
}
export type PartTime = { readonly bp: number; readonly start: Day; readonly end: Day | null }

/** The stored records of one person, without the balances. The test calculates the balances from these records. */
export type Standing = {
  readonly shifts: readonly ShiftFact[]
  readonly absences: readonly AbsenceFact[]
  readonly partTimes: readonly PartTime[]
  readonly holidays: ReadonlySet<Day>
  readonly employedFrom: Day
}

type StandingRow = {
  readonly shifts: readonly {
    day: Day
    start: number
    end: number
    pause_start: number | null
    pause_end: number | null
  }[]
  readonly absences: readonly AbsenceFact[]
  readonly part_times: readonly PartTime[]
  readonly extra: readonly Day[]
  readonly employed_from: Day
}

export async function standingOf(db: Database, personId: number): Promise<Standing> {
  const { rows } = await sql<StandingRow>`
    select p.employment_start_on as employed_from,
      (select coalesce(json_agg(json_build_object('day', (s.start_at at time zone 'Europe/Brussels')::date,
         'start', extract(epoch from s.start_at), 'end', extract(epoch from s.end_at),
         'pause_start', extract(epoch from s.break_start_at), 'pause_end', extract(epoch from s.break_end_at))), '[]')
       from shifts s where s.person_id = p.id and s.closed_at is null) as shifts,
      (select coalesce(json_agg(json_build_object('day', a.day_on, 'seconds', a.seconds, 'category', a.category,
         'fullDay', a.full_day)), '[]')
       from absences a where a.person_id = p.id and a.closed_at is null) as absences,
      (select json_agg(json_build_object('bp', r.percentage_bp, 'start', r.start_on, 'end', r.end_on))
       from part_time_records r where r.person_id = p.id) as part_times,
      (select coalesce(json_agg(h.on_day), '[]') from extra_holidays h) as extra
    from people p where p.id = ${personId}`.execute(db)
  const row = rows[0]!
  return {
    shifts: row.shifts.map(({ day, start, end, pause_start, pause_end }) => ({
      day,
      span: [start, end],
      pause: pause_start === null || pause_end === null ? null : [pause_start, pause_end],
    })),
    absences: row.absences,
    partTimes: row.part_times,
    holidays: new Set([...[2026, 2027].flatMap((year) => holidaysOf(year).map(({ date }) => date)), ...row.extra]),
    employedFrom: row.employed_from,
  }
}

export type MonthFigures = {
  readonly needed: number
  readonly counted: number
  readonly earned: number
  readonly taken: number
  readonly worked: number
}

/**
 * Calculates the balances of a month, in seconds, from the stored records. The calculation is another one than that of
 * the product. An open month uses the current part-time percentages. A completed month uses the percentages that are
 * stored with the month.
 */
export function monthFigures(
  standing: Standing,
  yearMonth: YearMonth,
  partTimes: readonly PartTime[] = standing.partTimes,
): MonthFigures {
  const need = (day: Day): bigint => {
    const record = partTimes.find(({ start, end }) => start <= day && (end === null || day <= end))
    return isWeekend(day) || day < standing.employedFrom ? 0n : 27_360n * BigInt(record?.bp ?? 0)
  }
  const days = daysOf(yearMonth)
  const worked = sum(standing.shifts.filter(({ day }) => monthOf(day) === yearMonth).map(lengthOf))
  let needed = 0n
  let counted = 10_000n * BigInt(worked)
  for (const day of days) {
    needed += need(day)
    const absent = sum(standing.absences.filter((absence) => absence.day === day).map(({ seconds }) => seconds))
    counted += isHolidayOfTheWeek(standing, day) ? creditOf(standing, day, need(day)) : 10_000n * BigInt(absent)
  }
  const recuperation = standing.absences.filter(
    ({ day, category }) => category === 'RECUPERATION' && monthOf(day) === yearMonth,
  )
  const figures = { needed: rounded(needed), counted: rounded(counted), worked }
  return {
    ...figures,
    earned: figures.counted - figures.needed,
    taken: sum(recuperation.map(({ seconds }) => seconds)),
  }
}

/** The half days of leave that public holidays ('Feestdag recup') give in one year. */
export function holidaysGranted(standing: Standing, year: number): number {
  const days = eachDay(toDay(`${year}-01-01`), toDay(`${year}-12-31`))
  return sum(
    days
      .filter((day) => standing.holidays.has(day) && day >= standing.employedFrom)
      .map((day) => {
        if (isWeekend(day)) return 2
        const worked = workedOn(standing, day)
        return worked > 4 * 3600 ? 2 : worked > 0 ? 1 : 0
      }),
  )
}

const isHolidayOfTheWeek = ({ holidays }: Standing, day: Day): boolean => holidays.has(day) && !isWeekend(day)

function creditOf(standing: Standing, day: Day, need: bigint): bigint {
  const worked = workedOn(standing, day)
  return worked > 4 * 3600 ? 0n : worked > 0 ? need / 2n : need
}

function workedOn({ shifts }: Standing, day: Day): number {
  const whole: Span = [startOfDay(day), startOfDay(addDays(day, 1))]
  return sum(shifts.map(({ span, pause }) => shared(span, whole) - (pause === null ? 0 : shared(pause, whole))))
}

const shared = ([a, b]: Span, [c, d]: Span): number => Math.max(0, Math.min(b, d) - Math.max(a, c))
const lengthOf = ({ span, pause }: ShiftFact): number => span[1] - span[0] - (pause === null ? 0 : pause[1] - pause[0])
const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)
const rounded = (tenThousandths: bigint): number => Number((tenThousandths + 5_000n) / 10_000n)
