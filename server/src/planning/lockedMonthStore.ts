import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceRow } from '../absences/absenceStore.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { ShiftRow } from './shifts/shiftStore.ts'
import type { Table } from './shifts/tableOf.ts'

export type LockedMonthRow = {
  readonly shifts: readonly ShiftRow[]
  readonly absences: readonly AbsenceRow[]
  readonly days_elsewhere: readonly Day[]
}

/** The JSON has only the fields by which two plannings are compared. `x` is the stored shift. */
export const LOCKED_SHIFT_JSON = `json_build_object('id', x->'id', 'version', x->'version', 'day', x->'day',
  'shiftTypeId', x->'shiftTypeId', 'start', x->'start', 'end', x->'end', 'adjusted', x->'adjusted')`

export type LockedShift = Pick<ShiftRow, 'id' | 'version' | 'day' | 'shiftTypeId' | 'start' | 'end' | 'adjusted'>

const lockedMonth = prepared<LockedMonthRow, [contractId: number, personId: number, firstDay: Day]>(
  'locked month of a contract',
  `select l.locked_shifts as shifts, l.locked_absences as absences,
    array(
      select distinct cast(s ->> 'day' as date)
      from contracts o
      join timesheet_locks m on m.contract_id = o.id and m.month_on = l.month_on
      cross join jsonb_array_elements(m.locked_shifts) s
      where o.person_id = c.person_id and o.id <> c.id
    ) as days_elsewhere
  from timesheet_locks l
  join contracts c on c.id = l.contract_id
  where l.contract_id = $1 and c.person_id = $2 and l.month_on = $3`,
)

export async function readLockedMonth(db: Database, input: Omit<Table, 'actingAs'>): Promise<LockedMonthRow | null> {
  const [month] = await lockedMonth(db, [input.contractId, input.personId, firstDayOf(input.yearMonth)])
  return month ?? null
}
