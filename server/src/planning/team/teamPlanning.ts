import type { TeamPlanning, teamPlanning as endpoint } from '@uurwerk/contract/planning/teamPlanning'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { seconds, sumSeconds, type Seconds } from '@uurwerk/domain/money/seconds'
import { hoursOfPeriod } from '@uurwerk/domain/planning/team/hoursOfPeriod'
import { workedSecondsWithinDay } from '@uurwerk/domain/planning/worked/workedSeconds'
import { formatClockTime, minuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { AnswerOf } from '../../app/context.ts'
import { selectExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { timedShiftOf } from '../shifts/shiftOf.ts'
import { daysOfTeamPeriod, type Period } from './daysOfTeamPeriod.ts'
import { teamAvailability } from './teamAvailability.ts'
import {
  selectTeamContracts,
  selectTeamNames,
  selectTeamPeople,
  selectTeamShifts,
  type TeamPersonRow,
  type TeamShiftRow,
} from './teamPlanningStore.ts'

type Asked = Period & { readonly people?: readonly number[] | undefined }

/**
 * The planning of all people or of some people in a period. The answer contains the days of absence, but not the
 * reasons (rules team-1, team-2).
 */
export async function teamPlanning(db: Database, { from, to, people: ids }: Asked): Promise<AnswerOf<typeof endpoint>> {
  const days = daysOfTeamPeriod({ from, to })
  const [people, contracts, shifts, names, extra, availability] = await Promise.all([
    selectTeamPeople(db, [from, to], ids),
    selectTeamContracts(db, [from, to], ids),
    selectTeamShifts(db, [from, to], ids),
    selectTeamNames(db, [from, to]),
    selectExtraHolidays(db, { from, until: to }),
    teamAvailability(db, { from, to }),
  ])
  const holidays = days.flatMap((day) => holidayOn(day, extra) ?? [])
  const ofPerson = Map.groupBy(shifts, ({ personId }) => personId)
  const present = new Set(people.map(({ id }) => id))
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
    people: people.map((row) =>
      personDto(row, ofPerson.get(row.id) ?? [], { days, holidays: new Set(holidays.map(({ date }) => date)) }),
    ),
    contracts: contracts
      .filter(({ personId }) => present.has(personId))
      .map(({ invoicedMonths, confirmedMonths, ...contract }) => ({
        ...contract,
        invoicedMonths: [...invoicedMonths],
        confirmedMonths: [...confirmedMonths],
      })),
    shifts: shifts
      .filter(({ day, personId }) => day >= from && present.has(personId))
      .map((row) => [
        row.id,
        row.version,
        row.contractId,
        row.day,
        row.shiftTypeId,
        row.startClock,
        row.endClock,
        row.adjusted,
      ]),
    absences: people.flatMap((row) => absentDays(row, days)),
    availability: availability.filter(([personId]) => present.has(personId)),
  }
}

type Days = { readonly days: readonly Day[]; readonly holidays: ReadonlySet<Day> }

function personDto(
  row: TeamPersonRow,
  shifts: readonly TeamShiftRow[],
  { days, holidays }: Days,
): TeamPlanning['people'][number] {
  const [first = '' as Day] = days
  const workedOn = (day: Day): Seconds =>
    sumSeconds(shifts.map((shift) => workedSecondsWithinDay(timedShiftOf(shift), day)))
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
      worked: sumSeconds(shifts.filter(({ day }) => day >= first).map(({ worked }) => worked)),
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
  const isSick = (day: Day) => sickLeaves.some((period) => containsDay(period, day))
  return days.flatMap((day): [number, Day, boolean][] => {
    const booked = absences.filter((absence) => absence.day === day)
    if (booked.length === 0 && !isSick(day)) return []
    return [[id, day, isSick(day) || booked.length === 2 || booked.some(({ full }) => full)]]
  })
}
