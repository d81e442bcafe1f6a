import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import type { ShiftToStore } from './shifts/shiftStore.ts'

/** A shift that is planned in the calendar. All its values are the values of its shift type (rule planning-31). */
export const plannedAs = (times: ShiftTimes, shiftTypeId: number): ShiftToStore => ({
  ...times,
  shiftTypeId,
  callout: null,
  interrupted: false,
  remark: '',
  adjusted: false,
  editedByAdmin: false,
})
