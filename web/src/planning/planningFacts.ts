import type { PlannedMonth, PlannedShift } from '@uurwerk/contract/planning'
import type { WorkedMonth } from '@uurwerk/contract/timesheets'
import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { Day } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { contractPeriodOf } from '../contracts/contractPeriodOf.ts'
import type { MonthContract } from '../contracts/queries.ts'
import { timesheetStateOf } from '../timesheets/timesheetStateOf.ts'
import { isFullyAbsent } from './calendarDays.ts'
import type { CalendarDay } from './calendarDays.ts'

type Month = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly planned: PlannedMonth
  readonly all: WorkedMonth
  readonly days: readonly CalendarDay[]
}

/**
 * The facts that the planning rules need, as far as this screen has them. Only the server knows the shifts of other
 * months and the end of the employment. `except` is the shift that the user changes; the facts leave it out.
 */
export function planningFacts(
  { contract, yearMonth, today, planned, all, days }: Month,
  except: PlannedShift | null = null,
): ShiftPlanningFacts {
  const period = contractPeriodOf(contract)
  const daysWhere = (matches: (day: CalendarDay) => boolean) => days.filter(matches).map(({ day }) => day)
  return {
    today,
    yearMonth,
    freeze: shiftFreezeOf(planned),
    contract: period,
    employment: period,
    prolongedSickLeaves: daysWhere(({ onProlongedSickLeave }) => onProlongedSickLeave).map((day) => ({
      start: day,
      end: day,
    })),
    fullAbsenceDays: daysWhere(isFullyAbsent),
    daysElsewhere: daysWhere(({ elsewhere }) => elsewhere !== null),
    plannedDays: daysWhere(({ shifts }) => shifts.some(({ id }) => id !== except?.id)),
    otherShifts: all._embedded.workedShiftDtoList
      .filter(({ id }) => id !== except?.id)
      .map(({ customerName, labourPeriod }) => ({
        customerName,
        start: instantOf(labourPeriod.startDateTimestamp),
        end: instantOf(labourPeriod.endDateTimestamp),
      })),
  }
}

export const shiftFreezeOf = (planned: PlannedMonth): MonthFreeze | null =>
  freezeFor('employee', timesheetStateOf(planned))

const instantOf = (timestamp: string): Instant => toInstant(Date.parse(timestamp) / 1000)
