import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { neededOn } from '@uurwerk/domain/customers/staffing/neededOn'
import { seconds, type Seconds } from '@uurwerk/domain/money/seconds'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { workedSeconds } from '@uurwerk/domain/planning/worked/workedSeconds'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { listLevelsOfPeriod, type LevelRow } from '../../customers/staffing/staffingStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { daysOfTeamPeriod, type Period } from '../team/daysOfTeamPeriod.ts'
import { listPlanned } from './staffedStore.ts'

export type StaffedDay = {
  readonly shiftTypeId: number
  readonly day: Day
  readonly planned: number
  readonly plannedSeconds: Seconds
  readonly needed: number | null
  readonly neededSeconds: Seconds | null
  /** The staffing level that says how many people are needed; null when no level applies to the day. */
  readonly level: LevelRow | null
}

/**
 * The planned people and the needed people of each shift type and day. The needed hours depend on the date: a night
 * shift at the end of summer time has one hour more (rules staffing-2, staffing-3).
 */
export async function staffedDays(db: Database, { from, to }: Period): Promise<readonly StaffedDay[]> {
  const days = daysOfTeamPeriod({ from, to })
  const [levels, planned, extra] = await Promise.all([
    listLevelsOfPeriod(db, from, to),
    listPlanned(db, from, to),
    listExtraHolidays(db, { from, until: to }),
  ])
  const holidays = new Set(days.filter((day) => holidayOn(day, extra) !== null))
  const known = new Map(planned.map((row) => [`${row.shiftTypeId} ${row.day}`, row]))
  const needed = [...Map.groupBy(levels, ({ shiftTypeId }) => shiftTypeId)].flatMap(([shiftTypeId, ofType]) =>
    days.flatMap((day): StaffedDay[] => {
      const people = neededOn(ofType, day, holidays.has(day))
      if (people === null) return []
      const key = `${shiftTypeId} ${day}`
      const row = known.get(key)
      known.delete(key)
      const [level] = ofType
      const neededSeconds = seconds(people * (level === undefined ? 0 : secondsOf(level, day)))
      return [{ ...plannedOf(row), shiftTypeId, day, needed: people, neededSeconds, level: level ?? null }]
    }),
  )
  const others = [...known.values()].map((row): StaffedDay => ({
    ...plannedOf(row),
    shiftTypeId: row.shiftTypeId,
    day: row.day,
    needed: null,
    neededSeconds: null,
    level: null,
  }))
  return [...needed, ...others]
}

const plannedOf = (row: { readonly people: number; readonly worked: Seconds } | undefined) => ({
  planned: row?.people ?? 0,
  plannedSeconds: row?.worked ?? seconds(0),
})

function secondsOf({ startMinute, endMinute, breakStartMinute, breakEndMinute }: LevelRow, day: Day): Seconds {
  const pause =
    breakStartMinute === null || breakEndMinute === null
      ? null
      : { start: minuteOfDay(breakStartMinute), end: minuteOfDay(breakEndMinute) }
  const times = { start: minuteOfDay(startMinute), end: minuteOfDay(endMinute), break: pause }
  return workedSeconds(shiftTimesOf(day, times))
}
