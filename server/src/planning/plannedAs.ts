import type { ShiftTimes } from '@uurwerk/domain/planning/shift'
import type { ShiftToStore } from './shiftStore.ts'

/** A shift as the calendar makes it: all of it comes from its type. */
export const plannedAs = (times: ShiftTimes, shiftTypeId: number): ShiftToStore => ({
  ...times,
  shiftTypeId,
  callout: null,
  interrupted: false,
  remark: '',
  adjusted: false,
  editedByAdmin: false,
})
