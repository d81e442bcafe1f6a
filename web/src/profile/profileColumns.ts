import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { customerIdColumn, customerNameColumn, idColumn, periodColumn } from '../contracts/contractColumns.tsx'
import { texts } from '../texts/texts.ts'
import type { Column } from '../ui/table/column.ts'
import type { Profile } from './queries.ts'

type OwnContract = Profile['contractSummaryDtos'][number]

/** As an employee reads days: '01/02/2026 (met onbepaalde duur)'. */
function writtenPeriod({ contractPeriod: { startDate, endDate } }: OwnContract): string {
  const start = formatDayWithSlashes(toDay(startDate))
  if (endDate === null) return texts.contracts.openEnded(start)
  return texts.contracts.from(start, formatDayWithSlashes(toDay(endDate)))
}

/** One's own contracts (master-data specification, 1). */
export const profileColumns: readonly Column<OwnContract>[] = [
  idColumn,
  customerIdColumn,
  customerNameColumn,
  { ...periodColumn, csv: writtenPeriod, cell: writtenPeriod },
]
