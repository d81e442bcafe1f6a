import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { AbsenceDay, AbsenceFacts, BookedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { isCounterType } from '@uurwerk/domain/balances/counterType'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { CountersLeft } from '@uurwerk/domain/balances/counterUse'
import { HALF_DAY, NO_HALF_DAYS, halfDaysOfDays } from '@uurwerk/domain/balances/halfDays'
import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import { seconds, secondsOfHours, sumSeconds } from '@uurwerk/domain/money/seconds'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { absenceFreezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { contractPeriodOf } from '../contracts/month/contractPeriodOf.ts'
import type { MonthContract } from '../contracts/queries.ts'
import type { SignedInPerson } from '../app/session/currentUser.ts'
import { timesheetStateOf } from '../contracts/month/timesheetStateOf.ts'
import { categoryOf } from './categoryOf.ts'

export type AbsenceSources = {
  readonly person: Pick<SignedInPerson, 'employee' | 'sickDayHours'>
  readonly contracts: readonly MonthContract[]
  readonly absences: Omit<MonthAbsences, 'absenceDtos'> & { readonly absenceDtos: readonly Absence[] }
  readonly all: Pick<WorkedMonth, '_embedded' | 'timesheets'>
  /** The data that only HR can read: the employment of the person, and each leave counter. */
  readonly asHr?: { readonly employment: DayPeriod; readonly left: CountersLeft }
}

const actingAsOf = ({ asHr }: Pick<AbsenceSources, 'asHr'>): ActingAs => (asHr === undefined ? 'employee' : 'hr')

// The API sends an employee one total per kind of leave, so here one counter of that kind holds the whole total.
const purses: { readonly [category in AbsenceCategory]?: CounterType } = {
  VACATION: 'STATUTORY_VACATION',
  RECUPERATION_HOLIDAY: 'RECUPERATION_HOLIDAY',
  EDUCATIONAL_LEAVE: 'EDUCATIONAL_LEAVE',
}

/**
 * The facts that the booking rule needs, as far as this screen has them. Only the server has the facts of other months.
 */
export function absenceFacts(sources: AbsenceSources, days: readonly Day[]): AbsenceFacts {
  const { person, absences } = sources
  const { recupPrevious, recupTaken, halfDayCanBeRecuperated } = absences.timeSheetHoursDto
  const [previous, taken] = [secondsOfHours(recupPrevious), secondsOfHours(recupTaken)]
  return {
    actingAs: actingAsOf(sources),
    kind: person.employee ? 'employee' : 'independent',
    vacationApproved: absences.vacationApprovedByAdmin,
    sickDaySeconds: secondsOfHours(person.sickDayHours),
    left: sources.asHr?.left ?? {
      STATUTORY_VACATION: halfDaysOfDays(absences.remainingVacationDays) ?? NO_HALF_DAYS,
      RECUPERATION_HOLIDAY: halfDaysOfDays(absences.remainingRecuperationHolidays) ?? NO_HALF_DAYS,
      EDUCATIONAL_LEAVE: halfDaysOfDays(absences.remainingEducationalLeaveInDays) ?? NO_HALF_DAYS,
    },
    recuperation: { previous, taken, lowest: seconds(previous - taken) },
    halfDayCanBeRecuperated,
    days: days.map((day) => dayFacts(sources, day)),
  }
}

function dayFacts(sources: AbsenceSources, day: Day): AbsenceDay {
  const { absences, all, asHr } = sources
  const shifts = all._embedded.workedShiftDtoList.filter(({ startDate }) => startDate === day)
  const booked = absences.absenceDtos
    .filter(({ date }) => date === day)
    .map((absence) => bookedAbsence(absence, actingAsOf(sources)))
  return {
    day,
    isHoliday: absences.holidayDtos.some(({ date }) => date === day),
    isEmployed: asHr === undefined || containsDay(asHr.employment, day),
    onProlongedSickLeave: absences.prolongedSickLeaveDays.includes(day),
    freeze: absenceFreezeOn(sources, day),
    shiftSeconds: shifts.length === 0 ? null : sumSeconds(shifts.map(({ workedHours }) => secondsOfHours(workedHours))),
    absences: booked,
  }
}

/**
 * The reason why the caller cannot change an absence on this day: all contract months that contain the day are frozen
 * (rule absences-24).
 */
export function absenceFreezeOn(
  { contracts, all, asHr }: Pick<AbsenceSources, 'contracts' | 'all' | 'asHr'>,
  day: Day,
): MonthFreeze | null {
  const active = new Set(
    contracts.filter((contract) => containsDay(contractPeriodOf(contract), day)).map(({ id }) => id),
  )
  const states = all.timesheets.filter(({ contractId }) => active.has(contractId)).map(timesheetStateOf)
  return absenceFreezeFor(actingAsOf({ asHr }), states)
}

function bookedAbsence(absence: Absence, actingAs: ActingAs): BookedAbsence {
  const category = categoryOf(absence)
  const { vacationCategory } = absence.absenceType
  const counter = vacationCategory !== null && isCounterType(vacationCategory) ? vacationCategory : undefined
  const purse = actingAs === 'hr' ? counter : purses[category]
  return {
    id: absence.id,
    category,
    fullDay: absence.fullDay,
    seconds: secondsOfHours(absence.hours),
    editedByAdmin: absence.editedByAdmin,
    uses: purse === undefined || absence.fullDay ? [] : [{ counter: purse, amount: HALF_DAY }],
  }
}
