import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { contractMonthsJson, type ContractMonth } from '../../contracts/months/contractMonthStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { personShiftFactsColumns, personShiftsJson, type PersonShiftFactsRow } from './shiftFactsStore.ts'
import { SHIFT_COLUMNS, type ShiftRow } from './shiftStore.ts'

export type PersonMonthRow = Omit<PersonShiftFactsRow, 'shifts'> & {
  readonly contracts: readonly ContractMonth[]
  readonly shifts: readonly (ShiftRow & PersonShiftFactsRow['shifts'][number])[]
}

/** The columns of a `PersonMonthRow`, for a statement about the person `p`: $1 is the person, $2 and $3 are the month. */
export const PERSON_MONTH_COLUMNS = `
  ${contractMonthsJson('$1', '$2')} as contracts, ${personShiftFactsColumns('$2', '$3', SHIFT_COLUMNS)}`

const personMonth = prepared<PersonMonthRow, [personId: number, firstDay: Day, lastDay: Day]>(
  'month of a person',
  `select ${PERSON_MONTH_COLUMNS} from people p where p.id = $1`,
)

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

export async function readPersonMonth(db: Database, { personId, yearMonth }: Input): Promise<PersonMonthRow | null> {
  const [row] = await personMonth(db, [personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}

const shiftsInPeriod = prepared<Pick<PersonMonthRow, 'shifts'>, [personId: number, first: Day, last: Day]>(
  'shifts of a person in a period',
  `select ${personShiftsJson('between $2 and $3', SHIFT_COLUMNS)} as shifts from people p where p.id = $1`,
)

type InPeriod = { readonly personId: number; readonly first: Day; readonly last: Day }

/** The shifts of a person that start in this period, sorted by start time. */
export async function listShiftsIn(
  db: Database,
  { personId, first, last }: InPeriod,
): Promise<PersonMonthRow['shifts']> {
  const [row] = await shiftsInPeriod(db, [personId, first, last])
  return row?.shifts ?? []
}

/** The shifts that start in the month, without those of the weeks around it. */
export const shiftsIn = <Shift extends { readonly day: Day }>(
  yearMonth: YearMonth,
  shifts: readonly Shift[],
): Shift[] => shifts.filter(({ day }) => monthOf(day) === yearMonth)
