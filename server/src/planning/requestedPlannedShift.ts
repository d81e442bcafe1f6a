import type { Day } from '@uurwerk/domain/time/day'
import { assertVersion } from '../app/audit/assertVersion.ts'
import type { CommandContext } from '../app/context.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { orNotFound, RefusalError } from '../app/RefusalError.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { readShiftFacts } from './shifts/shiftFactsStore.ts'
import { listShifts, type ShiftRow } from './shifts/shiftStore.ts'
import type { Table } from './shifts/tableOf.ts'

export type PlannedShiftInput = {
  readonly id?: number | undefined
  readonly day: Day
  readonly version?: number | undefined
}

/**
 * Finds the shift that a request names by its id. Without an id, the result is the first shift of the day. The request
 * is refused when the shift changed after the caller read it (rule planning-36).
 */
export async function requestedPlannedShift(
  tx: Tx,
  shifts: readonly ShiftRow[],
  input: PlannedShiftInput,
): Promise<ShiftRow> {
  const shift = shifts.find(({ id, day }) => (input.id === undefined ? day === input.day : id === input.id))
  if (shift === undefined) throw new RefusalError({ code: 'no_shift_on_day' })
  await assertVersion(tx, {
    entity: 'shift',
    entityId: shift.id,
    stored: shift.version,
    sent: input.version,
    current: () => plannedShiftDto(shift),
  })
  return shift
}

/** The call gets 404 when the contract belongs to another person. */
export async function calendarOf({ tx }: CommandContext, table: Table) {
  const [row, shifts] = await Promise.all([readShiftFacts(tx, table), listShifts(tx, table)])
  return { facts: orNotFound(row), shifts }
}
