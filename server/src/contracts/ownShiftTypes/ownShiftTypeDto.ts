import type { OwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import { shiftTypeDto } from '../../customers/shiftTypes/shiftTypeDto.ts'
import type { ShiftTypeRow } from '../../customers/shiftTypes/shiftTypeStore.ts'

export const ownShiftTypeDto = (customerId: number, row: ShiftTypeRow): OwnShiftType => ({
  ...shiftTypeDto(row),
  own: true,
  customerId,
})
