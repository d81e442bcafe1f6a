import type { OwnShiftType } from '@uurwerk/contract/ownShiftTypes'
import { shiftTypeDto } from '../customers/shiftTypeDto.ts'
import type { ShiftTypeRow } from '../customers/shiftTypeStore.ts'

export const ownShiftTypeDto = (customerId: number, row: ShiftTypeRow): OwnShiftType => ({
  ...shiftTypeDto(row),
  own: true,
  customerId,
})
