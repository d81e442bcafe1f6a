import type { Shift } from '@uurwerk/domain/planning/shift/shift'
import type { ShiftRow, ShiftToStore, TimedShiftRow } from './shiftStore.ts'

/** Converts the times of a database row to the shift that the rules of the domain use. */
export const timedShiftOf = ({ start, end, breakStart, breakEnd, callout, interrupted }: TimedShiftRow): Shift => ({
  start,
  end,
  break: breakStart === null || breakEnd === null ? null : { start: breakStart, end: breakEnd },
  callout,
  interrupted,
})

/** Converts a database row to the shift that the rules of the domain use, with the fields that only the table stores. */
export const shiftOf = (row: ShiftRow): ShiftToStore => ({
  ...timedShiftOf(row),
  shiftTypeId: row.shiftTypeId,
  remark: row.remark,
  adjusted: row.adjusted,
  editedByAdmin: row.editedByAdmin,
})
