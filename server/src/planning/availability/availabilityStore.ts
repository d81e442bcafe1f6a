import type {
  AvailabilityDay,
  AvailabilityMark,
  AvailabilityRule,
  DayMark,
  MarkHours,
} from '@uurwerk/domain/planning/availability/availability'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** The time at which the availability mark was set, and whether HR set it for the person. */
type Set = { readonly personId: number; readonly setAt: Instant; readonly byHr: boolean }
export type AvailabilityDayRow = AvailabilityDay & Set
export type AvailabilityRuleRow = AvailabilityRule & Set

const DAY_JSON = `json_build_object('personId', d.person_id, 'day', d.day_on, 'mark', d.mark, 'byHr', d.by_hr,
  'setAt', extract(epoch from d.set_at)::int8,
  'hours', case when d.start_minute is not null
    then json_build_object('start', d.start_minute, 'end', d.end_minute) end)`

const RULE_JSON = `json_build_object('personId', r.person_id, 'id', r.id, 'weekday', r.weekday,
  'everyWeeks', r.every_weeks, 'start', r.start_on, 'end', r.end_on, 'mark', r.mark, 'byHr', r.by_hr,
  'setAt', extract(epoch from r.set_at)::int8,
  'hours', case when r.start_minute is not null
    then json_build_object('start', r.start_minute, 'end', r.end_minute) end)`

export type AvailabilityRows = {
  readonly days: readonly AvailabilityDayRow[]
  readonly rules: readonly AvailabilityRuleRow[]
}

type Values = [personIds: readonly number[] | null, from: Day, to: Day]

const ofPeriod = prepared<AvailabilityRows, Values>(
  'availability of a period',
  `select
     coalesce((select json_agg(${DAY_JSON} order by d.day_on) from availability_days d
       where d.day_on between $2 and $3 and ($1::bigint[] is null or d.person_id = any($1))), '[]') as days,
     coalesce((select json_agg(${RULE_JSON} order by r.id desc) from availability_rules r
       where r.start_on <= $3 and (r.end_on is null or r.end_on >= $2)
         and ($1::bigint[] is null or r.person_id = any($1))), '[]') as rules`,
)

/** When no ids of people are given, the function returns the availability of all people. */
export async function readAvailability(
  db: Database,
  personIds: readonly number[] | null,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<AvailabilityRows> {
  const [row] = await ofPeriod(db, [personIds, from, to])
  return row ?? { days: [], rules: [] }
}

export type PersonOfAvailability = {
  readonly firstName: string
  readonly lastName: string
  readonly rules: readonly AvailabilityRuleRow[]
  readonly shifts: readonly {
    readonly day: Day
    readonly start: string
    readonly end: string
    readonly name: string
    readonly color: string
  }[]
}

const personOf = prepared<PersonOfAvailability, [personId: number, from: Day, to: Day]>(
  'person of availability',
  `select p.first_name as "firstName", p.last_name as "lastName",
     coalesce((select json_agg(${RULE_JSON} order by r.id desc) from availability_rules r
       where r.person_id = p.id and (r.end_on is null or r.end_on >= $2)), '[]') as rules,
     coalesce((select json_agg(json_build_object('day', s.start_on, 'name', coalesce(t.name, ''),
         'color', coalesce(t.color, ''), 'start', to_char(s.start_at at time zone 'Europe/Brussels', 'HH24:MI'),
         'end', to_char(s.end_at at time zone 'Europe/Brussels', 'HH24:MI')) order by s.start_at)
       from shifts s left join shift_types t on t.id = s.shift_type_id
       where s.person_id = p.id and s.start_on between $2 and $3 and s.closed_at is null), '[]') as shifts
   from people p where p.id = $1`,
)

export async function readPersonOfAvailability(
  db: Database,
  values: [personId: number, from: Day, to: Day],
): Promise<PersonOfAvailability | null> {
  const [row] = await personOf(db, values)
  return row ?? null
}

type NewMark<Mark> = {
  readonly personId: number
  readonly mark: Mark
  readonly hours: MarkHours | null
  readonly now: Instant
  readonly byHr: boolean
}

const columnsOf = <Mark>({ personId, mark, hours, now, byHr }: NewMark<Mark>) => ({
  person_id: personId,
  mark,
  start_minute: hours?.start ?? null,
  end_minute: hours?.end ?? null,
  set_at: isoOf(now),
  by_hr: byHr,
})

/** Stores the availability mark of a day, and replaces an earlier mark of that day. */
export async function saveDay(tx: Tx, day: Day, mark: NewMark<DayMark>): Promise<void> {
  const columns = columnsOf(mark)
  await tx
    .insertInto('availability_days')
    .values({ ...columns, day_on: day })
    .onConflict((conflict) => conflict.columns(['person_id', 'day_on']).doUpdateSet(columns))
    .execute()
}

export async function deleteDay(tx: Tx, personId: number, day: Day): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('availability_days')
    .where('availability_days.person_id', '=', personId)
    .where('availability_days.day_on', '=', day)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

type NewRule = NewMark<AvailabilityMark> & Pick<AvailabilityRule, 'weekday' | 'everyWeeks' | 'start' | 'end'>

export async function insertRule(tx: Tx, rule: NewRule): Promise<number> {
  const { weekday, everyWeeks, start, end } = rule
  const { id } = await tx
    .insertInto('availability_rules')
    .values({ ...columnsOf(rule), weekday, every_weeks: everyWeeks, start_on: start, end_on: end })
    .returning('availability_rules.id')
    .executeTakeFirstOrThrow()
  return id
}

const countRules = prepared<{ current: number }, [personId: number, today: Day]>(
  'count availability rules',
  `select count(*)::integer as current from availability_rules r
   where r.person_id = $1 and (r.end_on is null or r.end_on > $2)`,
)

/** The number of weekly availability rules of a person that end in the future or have no end. */
export async function countCurrentRules(tx: Tx, personId: number, today: Day): Promise<number> {
  const [row] = await countRules(tx, [personId, today])
  return row?.current ?? 0
}

type Ended = { readonly personId: number; readonly ruleId: number; readonly today: Day }

const deleteFutureRule = prepared<{ start: Day }, [ruleId: number, personId: number, today: Day]>(
  'delete availability rule',
  `delete from availability_rules r where r.id = $1 and r.person_id = $2 and r.start_on > $3
   returning r.start_on as start`,
)
const endCurrentRule = prepared<{ start: Day }, [ruleId: number, personId: number, today: Day]>(
  'end availability rule',
  `update availability_rules r set end_on = $3
   where r.id = $1 and r.person_id = $2 and r.start_on <= $3 and (r.end_on is null or r.end_on > $3)
   returning r.start_on as start`,
)

/** Makes today the last day of a rule, or deletes a rule that has not begun. Returns false when no such rule exists. */
export async function endRule(tx: Tx, { personId, ruleId, today }: Ended): Promise<boolean> {
  const ended = [
    ...(await deleteFutureRule(tx, [ruleId, personId, today])),
    ...(await endCurrentRule(tx, [ruleId, personId, today])),
  ]
  return ended.length > 0
}
