import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { contractMonthsJson, type ContractMonth } from '../timesheets/contractMonthStore.ts'
import { SHIFT_COLUMNS, type ShiftRow } from './shiftStore.ts'
import { workingTimeJson, type WorkingTimeRow } from './workingTimeStore.ts'

export type PlannedMonthRow = {
  /** All contracts of the person, with their states in the month. */
  readonly contracts: readonly ContractMonth[]
  readonly shifts: readonly ShiftRow[]
  readonly days_elsewhere: readonly Day[]
  readonly full_absence_days: readonly Day[]
  readonly working_time: WorkingTimeRow
}

const plannedMonth = prepared<PlannedMonthRow, [personId: number, contractId: number, firstDay: Day, lastDay: Day]>(
  'planned month',
  `select ${contractMonthsJson('$1', '$3')} as contracts,
     (select coalesce(json_agg(m), '[]') from (
       select ${SHIFT_COLUMNS}
       from shifts s
       left join shift_types t on t.id = s.shift_type_id
       where s.contract_id = $2 and s.person_id = $1 and s.start_on between $3 and $4 and s.closed_at is null
       order by s.start_at) m) as shifts,
     array(
       select distinct s.start_on
       from shifts s
       where s.person_id = $1 and s.contract_id <> $2 and s.start_on between $3 and $4 and s.closed_at is null
     ) as days_elsewhere,
     array(
       select a.day_on
       from absences a
       where a.person_id = $1 and a.day_on between $3 and $4 and a.closed_at is null
       group by a.day_on
       having bool_or(a.full_day) or count(*) = 2
     ) as full_absence_days,
     ${workingTimeJson({ person: '$1', firstDay: '$3', lastDay: '$4', answered: 'near.contract_id = $2 and near.start_on between $3 and $4' })} as working_time`,
)

export type PlannedMonthInput = {
  readonly personId: number
  readonly contractId: number
  readonly yearMonth: YearMonth
}

export async function readPlannedMonth(db: Database, input: PlannedMonthInput): Promise<PlannedMonthRow> {
  const { personId, contractId, yearMonth } = input
  const [row] = await plannedMonth(db, [personId, contractId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  if (row === undefined) throw new Error('the planned month query returned no row')
  return row
}
