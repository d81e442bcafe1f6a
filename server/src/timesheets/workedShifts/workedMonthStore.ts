import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { SHIFT_COLUMNS, type ShiftRow } from '../../planning/shifts/shiftStore.ts'
import { workingTimeJson, type WorkingTimeRow } from '../../planning/shifts/workingTimeStore.ts'
import { contractMonthsJson, type ContractMonth } from '../../contracts/months/contractMonthStore.ts'

export type WorkedMonthRow = {
  /** All contracts of the person, with their states in the month. */
  readonly contracts: readonly ContractMonth[]
  readonly shifts: readonly ShiftRow[]
  readonly working_time: WorkingTimeRow
}

const workedMonth = prepared<WorkedMonthRow, [personId: number, firstDay: Day, lastDay: Day]>(
  'worked month',
  `select ${contractMonthsJson('$1', '$2')} as contracts,
     (select coalesce(json_agg(m), '[]') from (
       select ${SHIFT_COLUMNS}
       from shifts s
       left join shift_types t on t.id = s.shift_type_id
       where s.person_id = $1 and s.start_on between $2 and $3 and s.closed_at is null) m) as shifts,
     ${workingTimeJson({ person: '$1', firstDay: '$2', lastDay: '$3', answered: 'near.start_on between $2 and $3' })} as working_time`,
)

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

export async function readWorkedMonth(db: Database, { personId, yearMonth }: Input): Promise<WorkedMonthRow> {
  const [row] = await workedMonth(db, [personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  if (row === undefined) throw new Error('a select without a from clause must return one row')
  return row
}
