import type { TeamPlanning, teamPlanning as endpoint } from '@uurwerk/contract/planning/teamPlanning'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { NO_SECONDS, seconds, sumSeconds, type Seconds } from '@uurwerk/domain/money/seconds'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { hoursOfPeriod } from '@uurwerk/domain/planning/team/hoursOfPeriod'
import { workedSecondsWithinDay } from '@uurwerk/domain/planning/worked/workedSeconds'
import { formatClockTime, minuteOfDay, MINUTES_IN_DAY } from '@uurwerk/domain/time/clockTime'
import { numberOfDay, type Day, addDays, eachDay } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { brusselsMinuteOf, toInstant, brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { AnswerOf } from '../../app/context.ts'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { inTurns, nextTurn, Turn } from '../../app/Turn.ts'
import type { Database } from '../../platform/db/database.ts'
import { shiftTimesOf } from '../../balances/months/shiftTimesStore.ts'
import { daysOfTeamPeriod, type Period } from './daysOfTeamPeriod.ts'
import {
  listShiftsOnHolidays,
  listTeamContracts,
  readTeamNames,
  listTeamPeople,
  listTeamShifts,
  type TeamPersonRow,
  type TeamShiftRow,
  type TeamShiftsRow,
} from './teamPlanningStore.ts'
import { availabilityOn, isSetLate } from '@uurwerk/domain/planning/availability/availability'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'
import { clockHours } from '../availability/availability.ts'
import { readAvailability } from '../availability/availabilityStore.ts'
import { availabilityByPerson } from '../availability/availabilityByPerson.ts'

type Input = Period & { readonly people?: readonly number[] | undefined }

/** The answer contains the days of absence, but not the reasons (rules team-1, team-2). */
export async function teamPlanning(db: Database, { from, to, people: ids }: Input): Promise<AnswerOf<typeof endpoint>> {
  const days = daysOfTeamPeriod({ from, to })
  const extra = await listExtraHolidays(db, { from, until: to })
  const holidays = days.flatMap((day) => holidayOn(day, extra) ?? [])
  const holidayDays = holidays.map(({ date }) => date)
  const [people, contracts, shifts, onHolidays, names, availability] = await Promise.all([
    listTeamPeople(db, [from, to], ids),
    listTeamContracts(db, [from, to], ids),
    listTeamShifts(db, [from, to], ids),
    listShiftsOnHolidays(db, holidayDays, ids),
    readTeamNames(db, [from, to], ids),
    teamAvailability(db, { from, to }, ids ?? null),
  ])
  const present = new Set(people.map(({ id }) => id))
  const worked = new Map(shifts.map((row) => [row.personId, row.worked]))
  const workedOnHolidays = new Map(onHolidays.map((row) => [row.personId, row.shifts.map(shiftTimesOf)]))
  const setOfHolidays = new Set(holidayDays)
  const peopleDtos = await inTurns(people, (row) =>
    personDto(row, {
      days,
      holidays: setOfHolidays,
      worked: worked.get(row.id) ?? NO_SECONDS,
      onHolidays: workedOnHolidays.get(row.id) ?? [],
    }),
  )
  const shownShifts = await shiftDtos(
    shifts.filter(({ personId }) => present.has(personId)),
    days,
  )
  // The answer has some megabytes, and its conversion to text takes long, so the server handles other calls first.
  await nextTurn()
  return {
    from,
    to,
    holidays,
    customers: names.customers,
    employers: names.employers,
    shiftTypes: names.shiftTypes.map(({ startMinute, endMinute, ...type }) => ({
      ...type,
      start: formatClockTime(minuteOfDay(startMinute)),
      end: formatClockTime(minuteOfDay(endMinute)),
    })),
    people: peopleDtos,
    contracts: contracts
      .filter(({ personId }) => present.has(personId))
      .map(({ invoicedMonths, confirmedMonths, ...contract }) => ({
        ...contract,
        invoicedMonths: [...invoicedMonths],
        confirmedMonths: [...confirmedMonths],
      })),
    shifts: shownShifts,
    absences: people.flatMap((row) => absentDays(row, days)),
    availability: availability.filter(([personId]) => present.has(personId)),
  }
}

/**
 * The text of each minute of the day, such as '07:00'. The texts are made only once, because the answer of a month has
 * more than 100,000 clock times.
 */
const CLOCK_TIMES = Array.from({ length: MINUTES_IN_DAY }, (_, minute) => formatClockTime(minuteOfDay(minute)))

/**
 * Changes the rows and returns them. A month has 60,000 rows, and copying each row would take more time than all other
 * work.
 */
async function shiftDtos(rows: readonly TeamShiftsRow[], days: readonly Day[]): Promise<TeamPlanning['shifts']> {
  const [first] = days
  const firstNumber = first === undefined ? 0 : numberOfDay(first)
  const clockOf = (instant: number): string => CLOCK_TIMES[brusselsMinuteOf(toInstant(instant))] ?? ''
  const found: TeamPlanning['shifts'] = []
  const turn = new Turn()
  for (const { shifts } of rows) {
    shifts.sort(byStart)
    for (const row of shifts) {
      const day = days[row[3] - firstNumber]
      if (day === undefined) continue
      const shift = row as readonly unknown[] as TeamPlanning['shifts'][number]
      const [start, end, adjusted] = [clockOf(row[5]), clockOf(row[6]), row[7] === 1]
      shift[3] = day
      shift[5] = start
      shift[6] = end
      shift[7] = adjusted
      found.push(shift)
    }
    if (turn.isOver) await turn.next()
  }
  return found
}

const byStart = (a: TeamShiftRow, b: TeamShiftRow): number => a[5] - b[5]

type OfPerson = {
  readonly days: readonly Day[]
  readonly holidays: ReadonlySet<Day>
  readonly worked: Seconds
  readonly onHolidays: readonly ShiftTimes[]
}

function personDto(
  row: TeamPersonRow,
  { days, holidays, worked, onHolidays }: OfPerson,
): TeamPlanning['people'][number] {
  const workedOn = (day: Day): Seconds => sumSeconds(onHolidays.map((shift) => workedSecondsWithinDay(shift, day)))
  const { planned, needed } = hoursOfPeriod(
    {
      kind: row.kind,
      employment: row.employment,
      partTimeRecords: row.partTime.map(({ percentage, period }) => ({
        id: null,
        percentage: basisPoints(percentage),
        period,
      })),
      prolongedSickLeave: row.sickLeaves,
      holidays,
      worked,
      workedOnHolidays: new Map([...holidays].map((day) => [day, workedOn(day)])),
      absences: row.absences.map(({ day, seconds: length, isRecuperation }) => ({
        day,
        seconds: seconds(length),
        isRecuperation,
      })),
    },
    days,
  )
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    kind: row.kind,
    employerId: row.employerId,
    employment: row.employment,
    plannedSeconds: planned,
    neededSeconds: needed,
  }
}

/** The days of absence of a person. The answer does not distinguish a prolonged sickness from vacation. */
function absentDays({ id, absences, sickLeaves }: TeamPersonRow, days: readonly Day[]): [number, Day, boolean][] {
  const sick = sickLeaves.length === 0 ? [] : days.filter((day) => sickLeaves.some((each) => containsDay(each, day)))
  const whole = new Map<Day, boolean>(sick.map((day) => [day, true]))
  // Two half days of absence count as a whole day.
  for (const { day, full } of absences) whole.set(day, full || whole.has(day))
  return [...whole].map(([day, isWhole]) => [id, day, isWhole])
}

/**
 * The availability of people on the days of a period, and on the day before and the day after the period (rules
 * availability-4, availability-6). Without ids of people, the function returns the availability of all people.
 */
async function teamAvailability(
  db: Database,
  { from, to }: Period,
  people: readonly number[] | null,
): Promise<TeamPlanning['availability']> {
  const period = { from: addDays(from, -1), to: addDays(to, 1) }
  const [rows, { availabilityDeadlineDays }] = await Promise.all([
    readAvailability(db, people, period),
    readPlanningSettings(db),
  ])
  const days = eachDay(period.from, period.to)
  return [...availabilityByPerson(rows)].flatMap(([personId, availability]) =>
    days.flatMap((day): TeamPlanning['availability'] => {
      const found = availabilityOn(day, availability)
      if (found === null || found.mark === 'free') return []
      const hours = clockHours(found.hours)
      const isLate = isSetLate(day, brusselsDayOf(found.setAt), availabilityDeadlineDays)
      return [[personId, day, found.mark, hours?.start ?? null, hours?.end ?? null, isLate]]
    }),
  )
}
