import type { MonthTimesheets } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../platform/db/database.ts'
import { listContractMonths } from '../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import { timesheetStateDto } from './timesheetStateDto.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

export async function monthTimesheets(db: Database, input: Input): Promise<MonthTimesheets> {
  const months = contractMonthsIn(input.yearMonth, await listContractMonths(db, input))
  return { yearMonth: input.yearMonth, timesheets: months.map(timesheetStateDto) }
}
