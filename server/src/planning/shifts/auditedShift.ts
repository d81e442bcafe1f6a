import { formatInstant } from '@uurwerk/domain/time/instant'
import type { ShiftToStore } from './shiftStore.ts'

/** The values of a shift that an audit entry stores. */
export const auditedShift = (shift: ShiftToStore) => ({
  start: formatInstant(shift.start),
  end: formatInstant(shift.end),
  breakStart: shift.break === null ? null : formatInstant(shift.break.start),
  breakEnd: shift.break === null ? null : formatInstant(shift.break.end),
  shiftTypeId: shift.shiftTypeId,
  callout: shift.callout,
  interrupted: shift.interrupted,
  remark: shift.remark,
  adjusted: shift.adjusted,
})
