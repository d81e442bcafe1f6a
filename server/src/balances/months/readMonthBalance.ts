import type { TimeSheetHours } from '@uurwerk/contract/balances/balances'
import { halfDayCanBeRecuperated } from '@uurwerk/domain/absences/counters/halfDayCanBeRecuperated'
import { leftFor } from '@uurwerk/domain/absences/counters/countersFor'
import { daysOfHalfDays } from '@uurwerk/domain/balances/halfDays'
import { recupInDays } from '@uurwerk/domain/balances/recup/recupInDays'
import { hoursOf, seconds, NO_SECONDS, type Seconds } from '@uurwerk/domain/money/seconds'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { balanceOfMonth, storedMonthOf } from './balanceOfMonth.ts'
import { loadMonthFacts } from './loadMonthFacts.ts'
import type { MonthFactsRow } from './monthFactsStore.ts'

export type MonthBalanceAnswer = {
  readonly timeSheetHoursDto: z.output<typeof TimeSheetHours>
  readonly remainingVacationDays: number
  readonly remainingRecuperationHolidays: number
  readonly remainingEducationalLeaveInDays: number
  readonly vacationApprovedByAdmin: boolean
}

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth }

/** Reads the balance of a person in a month and the remaining leave days, in one query. */
export async function readMonthBalance(
  db: Database,
  { personId, yearMonth }: PersonMonth,
): Promise<MonthBalanceAnswer> {
  return monthBalanceOf(
    orNotFound(await loadMonthFacts(db, { personId, first: yearMonth, last: yearMonth })),
    yearMonth,
  )
}

export const monthBalanceOf = (row: MonthFactsRow, yearMonth: YearMonth): MonthBalanceAnswer => ({
  timeSheetHoursDto: hoursOfMonth(row, yearMonth),
  remainingVacationDays: daysOfHalfDays(leftFor('VACATION', row.counters_left)),
  remainingRecuperationHolidays: daysOfHalfDays(leftFor('RECUPERATION_HOLIDAY', row.counters_left)),
  remainingEducationalLeaveInDays: daysOfHalfDays(leftFor('EDUCATIONAL_LEAVE', row.counters_left)),
  vacationApprovedByAdmin: row.vacation_approved,
})

/** The length of a day of recuperation depends on the person (rule balances-70). */
function hoursOfMonth(row: MonthFactsRow, yearMonth: YearMonth): MonthBalanceAnswer['timeSheetHoursDto'] {
  const { worked, counted, needed, earned, taken, workedEnough } = balanceOfMonth(row, yearMonth)
  const previous = recupPreviousOf(row, yearMonth)
  const sickDaySeconds = sickDaySecondsIn(row, yearMonth)
  return {
    worked: hoursOf(worked),
    counted: hoursOf(counted),
    needed: hoursOf(needed),
    earned: hoursOf(earned),
    workedEnough,
    recupPrevious: hoursOf(previous),
    recupTaken: hoursOf(taken),
    recupPreviousInDays: recupInDays(previous, sickDaySeconds),
    recupTakenInDays: recupInDays(taken, sickDaySeconds),
    remainingRecupDays: recupInDays(seconds(previous - taken), sickDaySeconds),
    halfDayCanBeRecuperated: halfDayCanBeRecuperated({
      halfVacationNeedsRecuperation: row.half_vacation_needs_recuperation,
      recuperation: { previous, taken },
      sickDaySeconds,
    }),
  }
}

/** The length of a sick day of the person. A month with a stored balance keeps the length that is stored with it. */
export const sickDaySecondsIn = (row: MonthFactsRow, yearMonth: YearMonth): Seconds =>
  storedMonthOf(row, yearMonth)?.madeWith.sickDaySeconds ?? seconds(row.sick_day_seconds)

/** The recuperation is 0 for a self-employed person, and for a month before the opening month. */
function recupPreviousOf(row: MonthFactsRow, first: YearMonth): Seconds {
  if (row.kind === 'independent' || first < monthOf(row.opening_on)) return NO_SECONDS
  return seconds(row.opening_seconds + row.recup_before)
}
