import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { contractMonthsJson, type ContractMonth } from '../contracts/months/contractMonthStore.ts'
import {
  SHIFT_FACTS_COLUMNS,
  SHIFT_FACTS_SOURCE,
  shiftFactsValues,
  type ShiftFactsRow,
  type ShiftFactsValues,
} from './shifts/shiftFactsStore.ts'
import { SHIFT_COLUMNS, type ShiftRow } from './shifts/shiftStore.ts'

export type PlannedMonthRow = ShiftFactsRow & {
  /** All contracts of the person, with their states in the month. */
  readonly contracts: readonly ContractMonth[]
  /** The shifts of the contract in the month. */
  readonly planned: readonly ShiftRow[]
}

const plannedMonth = prepared<PlannedMonthRow, ShiftFactsValues>(
  'planned month',
  `select ${contractMonthsJson('$2', '$3')} as contracts,
     (select coalesce(json_agg(m), '[]') from (
       select ${SHIFT_COLUMNS}
       from shifts s
       left join shift_types t on t.id = s.shift_type_id
       where s.contract_id = $1 and s.person_id = $2 and s.start_on between $3 and $4 and s.closed_at is null
       order by s.start_at) m) as planned,
     ${SHIFT_FACTS_COLUMNS} ${SHIFT_FACTS_SOURCE}`,
)

export type PlannedMonthInput = {
  readonly personId: number
  readonly contractId: number
  readonly yearMonth: YearMonth
}

/** Reads a month of the calendar; null when the contract does not belong to the person. */
export async function readPlannedMonth(db: Database, input: PlannedMonthInput): Promise<PlannedMonthRow | null> {
  const [row] = await plannedMonth(db, shiftFactsValues(input))
  return row ?? null
}
