import type { NewShiftType } from '@uurwerk/contract/shiftTypes'
import type { z } from 'zod'
import type { ShiftTypeFields } from './shiftTypeStore.ts'

/** What a form says of a shift type, as it is stored. */
export const shiftTypeFieldsOf = ({
  name,
  color,
  labourTime,
  breakTime,
}: z.output<typeof NewShiftType>): ShiftTypeFields => ({
  name,
  color,
  start: labourTime.startTime,
  end: labourTime.endTime,
  breakStart: breakTime?.startTime ?? null,
  breakEnd: breakTime?.endTime ?? null,
})
