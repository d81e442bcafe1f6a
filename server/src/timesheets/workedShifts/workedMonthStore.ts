import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { PERSON_MONTH_COLUMNS, type PersonMonthRow } from '../../planning/shifts/personMonthStore.ts'

export type DisputeRow = {
  readonly contractId: number
  readonly day: Day
  readonly lineHash: string
  readonly answer: string | null
}

export type WorkedMonthRow = PersonMonthRow & {
  /** The shifts about which customers sent remarks to HR. The text of the remark is not included (rule contact-18). */
  readonly disputes: readonly DisputeRow[]
}

/**
 * Columns for an SQL statement that selects from `people p`. $1 is the person, and $2 and $3 are the first and the last
 * day of the month.
 */
export const WORKED_MONTH_COLUMNS = `
  ${PERSON_MONTH_COLUMNS},
  (select coalesce(json_agg(json_build_object('contractId', c.id, 'day', j.day_on, 'lineHash', j.line_hash,
     'answer', j.answer) order by j.day_on, j.line_hash), '[]')
   from line_judgements j
   join contracts c on c.id = j.contract_id
   where c.person_id = $1 and j.month_on = $2 and j.verdict = 'disputed' and j.sent_at is not null) as disputes`

const workedMonth = prepared<WorkedMonthRow, [personId: number, firstDay: Day, lastDay: Day]>(
  'worked month',
  `select ${WORKED_MONTH_COLUMNS} from people p where p.id = $1`,
)

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

export async function readWorkedMonth(db: Database, { personId, yearMonth }: Input): Promise<WorkedMonthRow> {
  const [row] = await workedMonth(db, [personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return orNotFound(row ?? null)
}
