import type { Cause } from '@uurwerk/domain/people/cause'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { CounterUse } from '@uurwerk/domain/balances/counterUse'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { LedgerWriter } from '../balances/counterEntry.ts'
import { recupSql, type RecupRow } from '../balances/recup/recupMonthStore.ts'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Tx } from '../platform/db/transaction.ts'

/**
 * An absence of a person on one day. When the planning of a month is locked, the absences of that month are copied with
 * the same fields.
 */
export type AbsenceRow = {
  readonly id: number
  readonly version: number
  readonly day: Day
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly editedByAdmin: boolean
  /** The first leave counter from which the absence took days. Null when it took no days. */
  readonly counter: CounterType | null
}

export type AbsenceSpan = { readonly personId: number; readonly from: Day; readonly until: Day }

/**
 * SQL that makes an `AbsenceRow` as JSON. `a` is the alias of the absence. The stored copy of a locked month has the
 * same fields.
 */
export const ABSENCE_JSON = `json_build_object('id', a.id, 'version', a.version, 'day', a.day_on, 'category', a.category,
  'fullDay', a.full_day, 'seconds', a.seconds, 'editedByAdmin', a.edited_by_admin, 'counter',
  (select e.counter_type
   from counter_entries e
   where e.absence_id = a.id and e.counter_type <> 'SICK_LEAVE_NO_CERTIFICATE'
   group by e.counter_type having sum(e.half_days) < 0 order by min(e.id) limit 1))`

export type PersonAbsencesRow = {
  readonly absences: AbsenceRow[]
  readonly prolonged_sick_leaves: readonly DayPeriod[]
  readonly employment: DayPeriod
  readonly sick_day_seconds: Seconds
}

/** SQL that returns the absences of the person `p` from day $2 to day $3, as one JSON list of `AbsenceRow`. */
export const ABSENCES_JSON = `
  (select coalesce(json_agg(${ABSENCE_JSON} order by a.day_on, a.id), '[]')
   from absences a
   where a.person_id = p.id and a.day_on between $2 and $3 and a.closed_at is null)`

/** The statement selects from the person `p`; the parameters $2 and $3 are the first and the last day. */
export const PERSON_ABSENCES = `
  json_build_object('start', p.employment_start_on, 'end', p.employment_end_on) as employment, p.sick_day_seconds,
  ${ABSENCES_JSON} as absences,
  (select coalesce(json_agg(json_build_object('start', l.start_on, 'end', l.end_on)), '[]')
   from prolonged_sick_leaves l
   where l.person_id = p.id and l.start_on <= $3 and (l.end_on is null or l.end_on >= $2)) as prolonged_sick_leaves`

type SpanValues = [personId: number, from: Day, until: Day]

const personAbsences = prepared<PersonAbsencesRow, SpanValues>(
  'absences of a person',
  `select ${PERSON_ABSENCES} from people p where p.id = $1`,
)

export type MonthAbsencesRow = PersonAbsencesRow & {
  readonly uses: readonly (CounterUse & { readonly absenceId: number })[]
  /** The worked time of the person for each day on which a shift starts, on any contract. */
  readonly shift_seconds: Readonly<Record<string, Seconds>>
  readonly recup: RecupRow
}

export const COUNTED_ABSENCES = `
  (select coalesce(json_agg(u), '[]') from (
     select e.absence_id as "absenceId", e.counter_type as counter, -sum(e.half_days) as amount
     from absences a
     join counter_entries e on e.absence_id = a.id
     where a.person_id = p.id and a.day_on between $2 and $3 and a.closed_at is null
     group by e.absence_id, e.counter_type having sum(e.half_days) <> 0) u) as uses,
  (select row_to_json(r) from (${recupSql('$1')}) r) as recup`

const monthAbsences = prepared<MonthAbsencesRow, SpanValues>(
  'absences of a month',
  `select ${PERSON_ABSENCES}, ${COUNTED_ABSENCES},
     (select coalesce(json_object_agg(d.start_on, d.seconds), '{}') from (
       select s.start_on, sum(s.worked_seconds) as seconds
       from shifts s
       where s.person_id = p.id and s.start_on between $2 and $3 and s.closed_at is null
       group by s.start_on) d) as shift_seconds
   from people p where p.id = $1`,
)

export async function readPersonAbsencesRow(
  db: Database,
  { personId, from, until }: AbsenceSpan,
): Promise<PersonAbsencesRow | null> {
  const [row] = await personAbsences(db, [personId, from, until])
  return row ?? null
}

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth }

/** The absences of a person in a month, with the leave counters that they used; null when the person does not exist. */
export async function readMonthAbsences(
  db: Database,
  { personId, yearMonth }: PersonMonth,
): Promise<MonthAbsencesRow | null> {
  const [row] = await monthAbsences(db, [personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}

export async function listAbsences(db: Database, span: AbsenceSpan): Promise<AbsenceRow[]> {
  return (await readPersonAbsencesRow(db, span))?.absences ?? []
}

/**
 * The absences of a person in a month, without the days that each absence took from each leave counter; null when the
 * person does not exist.
 */
export const readAbsencesInMonth = (db: Database, { personId, yearMonth }: PersonMonth) =>
  readPersonAbsencesRow(db, { personId, from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) })

const lockedAbsences = prepared<{ readonly absences: AbsenceRow[] }, [personId: number, firstDay: Day]>(
  'locked absences of a month',
  `select l.locked_absences as absences
   from timesheet_locks l
   join contracts c on c.id = l.contract_id
   where c.person_id = $1 and l.month_on = $2
   order by l.locked_at desc, c.id
   limit 1`,
)

/**
 * The absences of a person in a month, as they were when the planning was last locked; null when the planning is not
 * locked (rule absences-48).
 */
export async function readLockedAbsences(
  db: Database,
  { personId, yearMonth }: PersonMonth,
): Promise<AbsenceRow[] | null> {
  const [row] = await lockedAbsences(db, [personId, firstDayOf(yearMonth)])
  return row?.absences ?? null
}

export type NewAbsence = {
  readonly personId: number
  readonly day: Day
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly editedByAdmin: boolean
}

/**
 * Stores absences and returns their ids in the order of the input. An absence of half a day gets the half of the day
 * that has no absence yet.
 */
export async function insertAbsences(
  tx: Tx,
  absences: readonly NewAbsence[],
  { now }: Pick<LedgerWriter, 'now'>,
): Promise<number[]> {
  const values = absences.map((absence) => ({
    person_id: absence.personId,
    day_on: absence.day,
    category: absence.category,
    full_day: absence.fullDay,
    halves: absence.fullDay ? '[0,2)' : freeHalfOf(absence),
    seconds: absence.seconds,
    edited_by_admin: absence.editedByAdmin,
    created_at: isoOf(now),
  }))
  const rows = await tx.insertInto('absences').values(values).returning(['absences.id', 'absences.day_on']).execute()
  return absences.map(({ day }) => rows.find(({ day_on }) => day_on === day)!.id)
}

const freeHalfOf = ({ personId, day }: NewAbsence) => sql<string>`
  case when exists (
    select from absences a
    where a.person_id = ${personId} and a.day_on = ${day} and a.closed_at is null and a.halves @> 0
  ) then int4range(1, 2) else int4range(0, 1) end`

export async function markAbsencesClosed(
  tx: Tx,
  ids: readonly number[],
  { now, cause }: { readonly now: LedgerWriter['now']; readonly cause: Cause },
): Promise<void> {
  await tx
    .updateTable('absences')
    .set((absence) => ({
      closed_at: isoOf(now),
      closed_cause: cause.code,
      closed_detail: cause.detail ?? null,
      version: absence('absences.version', '+', 1),
    }))
    .where('absences.id', 'in', [...ids])
    .where('absences.closed_at', 'is', null)
    .execute()
}

export async function updateSickness(tx: Tx, id: number, category: AbsenceCategory): Promise<void> {
  await tx
    .updateTable('absences')
    .set((columns) => ({ category, edited_by_admin: true, version: columns('absences.version', '+', 1) }))
    .where('absences.id', '=', id)
    .execute()
}
