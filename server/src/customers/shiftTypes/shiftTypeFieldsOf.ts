import type { NewShiftType } from '@uurwerk/contract/customers/shiftTypes'
import type { z } from 'zod'
import type { ShiftTypeFields } from './shiftTypeStore.ts'

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
