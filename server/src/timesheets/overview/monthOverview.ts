import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { monthStateDto } from '../../contracts/months/monthStateDto.ts'
import type { Database } from '../../platform/db/database.ts'
import { readMonthOverview } from './monthOverviewStore.ts'

export async function monthOverview(
  db: Database,
  yearMonth: YearMonth,
  contractIds?: readonly number[],
): Promise<ContractMonths> {
  const rows = await readMonthOverview(db, yearMonth, contractIds)
  return {
    _embedded: {
      contractWithTimeSheetInfoDtoList: rows.map(({ confirmedAt, approvedAt, ...row }) => ({
        ...row,
        ...monthStateDto({ ...row, confirmedAt, approvedAt }),
      })),
    },
  }
}
