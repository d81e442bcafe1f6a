import type { ShiftRow, ShiftToStore } from './shiftStore.ts'

/** Converts a database row to the shift that the rules of the domain use. */
export const shiftOf = (row: ShiftRow): ShiftToStore => ({
  start: row.start,
  end: row.end,
  break: row.breakStart === null || row.breakEnd === null ? null : { start: row.breakStart, end: row.breakEnd },
  callout: row.callout,
  interrupted: row.interrupted,
  shiftTypeId: row.shiftTypeId,
  remark: row.remark,
  adjusted: row.adjusted,
  editedByAdmin: row.editedByAdmin,
})
