import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { readMonthOverview } from './monthOverviewStore.ts'

export async function monthOverview(db: Database, yearMonth: YearMonth): Promise<ContractMonths> {
  return { _embedded: { contractWithTimeSheetInfoDtoList: await readMonthOverview(db, yearMonth) } }
}
