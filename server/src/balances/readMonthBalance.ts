import type { TimeSheetHours } from '@uurwerk/contract/balances'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'

export type MonthBalanceAnswer = {
  readonly timeSheetHoursDto: z.output<typeof TimeSheetHours>
  readonly remainingVacationDays: number
  readonly remainingRecuperationHolidays: number
  readonly remainingEducationalLeaveInDays: number
  readonly vacationApprovedByAdmin: boolean
}

/** What a month comes to for somebody, and what is left to take, in one round trip. */
export async function readMonthBalance(
  _db: Database,
  _asked: { readonly personId: number; readonly yearMonth: YearMonth },
): Promise<MonthBalanceAnswer> {
  throw new Error('being built')
}
