import { toDay } from '../time/day.ts'
import { period } from '../time/dayPeriod.testing.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import type { ShiftPlanningFacts } from './refusalToPlanShift.ts'

/** The test data: Anna has worked at the hospital since 2024. In this month she has no shifts and no absences. */
export const annasEmptyMonth = (yearMonth: string, today: string): ShiftPlanningFacts => ({
  today: toDay(today),
  yearMonth: toYearMonth(yearMonth),
  freeze: null,
  contract: period('2024-01-01', null),
  employment: period('2024-01-01', null),
  prolongedSickLeaves: [],
  fullAbsenceDays: [],
  daysElsewhere: [],
  plannedDays: [],
  otherShifts: [],
})
