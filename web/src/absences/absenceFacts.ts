import type { Absence, MonthAbsences } from '@uurwerk/contract/absences'
import type { WorkedMonth } from '@uurwerk/contract/timesheets'
import type { AbsenceDay, AbsenceFacts, BookedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { HALF_DAY, NO_HALF_DAYS, halfDaysOfDays } from '@uurwerk/domain/balances/halfDays'
import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import { seconds, secondsOfHours, sumSeconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { absenceFreezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { contractPeriodOf } from '../contracts/contractPeriodOf.ts'
import type { MonthContract } from '../contracts/queries.ts'
import type { SignedInPerson } from '../session/currentUser.ts'
import { timesheetStateOf } from '../timesheets/timesheetStateOf.ts'
import { categoryOf } from './categoryOf.ts'

export type AbsenceSources = {
  readonly person: SignedInPerson
  readonly contracts: readonly MonthContract[]
  readonly absences: Omit<MonthAbsences, 'absenceDtos'> & { readonly absenceDtos: readonly Absence[] }
  readonly all: WorkedMonth
}

// The server tells what is left of a kind of leave together, so all of it stands in one counter here.
const purses: { readonly [category in AbsenceCategory]?: CounterType } = {
  VACATION: 'STATUTORY_VACATION',
  RECUPERATION_HOLIDAY: 'RECUPERATION_HOLIDAY',
  EDUCATIONAL_LEAVE: 'EDUCATIONAL_LEAVE',
}

/** What the booking rule needs to know, as far as this screen knows it; what lies in other months only the server knows. */
export function absenceFacts(sources: AbsenceSources, days: readonly Day[]): AbsenceFacts {
  const { person, absences } = sources
  const { recupPrevious, recupTaken, halfDayCanBeRecuperated } = absences.timeSheetHoursDto
  const [previous, taken] = [secondsOfHours(recupPrevious), secondsOfHours(recupTaken)]
  return {
    actingAs: 'employee',
    kind: person.employee ? 'employee' : 'independent',
    vacationApproved: absences.vacationApprovedByAdmin,
    sickDaySeconds: secondsOfHours(person.sickDayHours),
    left: {
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
  const { absences, all } = sources
  const shifts = all._embedded.workedShiftDtoList.filter(({ startDate }) => startDate === day)
  const booked = absences.absenceDtos.filter(({ date }) => date === day).map(bookedAbsence)
  return {
    day,
    isHoliday: absences.holidayDtos.some(({ date }) => date === day),
    isEmployed: true,
    onProlongedSickLeave: booked.some(({ category }) => category === 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'),
    freeze: absenceFreezeOn(sources, day),
    shiftSeconds: shifts.length === 0 ? null : sumSeconds(shifts.map(({ workedHours }) => secondsOfHours(workedHours))),
    absences: booked,
  }
}

/** Why an employee changes no absence on this day: every contract month that holds it is frozen. */
export function absenceFreezeOn(
  { contracts, all }: Pick<AbsenceSources, 'contracts' | 'all'>,
  day: Day,
): MonthFreeze | null {
  const active = new Set(
    contracts.filter((contract) => containsDay(contractPeriodOf(contract), day)).map(({ id }) => id),
  )
  const states = all.timesheets.filter(({ contractId }) => active.has(contractId)).map(timesheetStateOf)
  return absenceFreezeFor('employee', states)
}

function bookedAbsence(absence: Absence): BookedAbsence {
  const category = categoryOf(absence)
  const purse = purses[category]
  return {
    id: absence.id,
    category,
    fullDay: absence.fullDay,
    seconds: secondsOfHours(absence.hours),
    editedByAdmin: absence.editedByAdmin,
    uses: purse === undefined || absence.fullDay ? [] : [{ counter: purse, amount: HALF_DAY }],
  }
}
