import { withIdInDay } from '@uurwerk/domain/planning/shift/withIdInDay'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { dayAsked } from '../../calendar/dayAsked.ts'
import type { ShiftRow } from '../../planning/shifts/shiftStore.ts'
import { workedShiftDtos } from './workedShiftDto.ts'

export type ShiftAsked = {
  readonly yearMonth: YearMonth
  readonly day: number | Day
  readonly idInDay?: number | undefined
  readonly id?: number | undefined
  readonly version?: number | undefined
}

/**
 * Finds the shift that a request names, by the id of the shift or by its index in the day. When a shift is deleted, the
 * later shifts of that day get another index (rule timesheets-33).
 */
export async function workedShiftAsked(tx: Tx, shifts: readonly ShiftRow[], input: ShiftAsked): Promise<ShiftRow> {
  const shift = input.id === undefined ? inDay(shifts, input) : shifts.find(({ id }) => id === input.id)
  if (shift === undefined) throw new RefusalError({ code: 'no_shift_on_day' })
  await demandVersion(tx, {
    entity: 'shift',
    entityId: shift.id,
    stored: shift.version,
    sent: input.version,
    current: () => workedShiftDtos(shifts, []).find(({ id }) => id === shift.id),
  })
  return shift
}

function inDay(shifts: readonly ShiftRow[], { yearMonth, day, idInDay = 0 }: ShiftAsked): ShiftRow | undefined {
  const wanted = dayAsked(yearMonth, day)
  return withIdInDay(shifts).find((shift) => shift.day === wanted && shift.idInDay === idInDay)
}
