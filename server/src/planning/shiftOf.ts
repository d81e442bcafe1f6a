import type { ShiftRow, ShiftToStore } from './shiftStore.ts'

/** The shift of the domain rules, from a stored row. */
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
