import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { customerIdColumn, customerNameColumn, idColumn, periodColumn } from '../contracts/contractColumns.tsx'
import { texts } from '../texts/texts.ts'
import type { Column } from '../ui/table/column.ts'
import type { Profile } from './queries.ts'

type OwnContract = Profile['contractSummaryDtos'][number]

/** A period in the form of the employee's screens: '01/02/2026 (met onbepaalde duur)'. */
function writtenPeriod({ contractPeriod: { startDate, endDate } }: OwnContract): string {
  const start = formatDayWithSlashes(toDay(startDate))
  if (endDate === null) return texts.contracts.openEnded(start)
  return texts.contracts.from(start, formatDayWithSlashes(toDay(endDate)))
}

/** The columns of the table with the person's own contracts. */
export const profileColumns: readonly Column<OwnContract>[] = [
  idColumn,
  customerIdColumn,
  customerNameColumn,
  { ...periodColumn, csv: writtenPeriod, cell: writtenPeriod },
]
