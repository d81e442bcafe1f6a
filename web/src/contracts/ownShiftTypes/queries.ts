import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { customerShiftTypes } from '@uurwerk/contract/contracts/ownShiftTypes'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type CustomerShiftTypesList = ResponseOf<typeof customerShiftTypes>

export type CustomerShiftTypes = CustomerShiftTypesList['_embedded']['customerShiftTypesDtoList'][number]

export type ListedShiftType = CustomerShiftTypes['shiftTypes'][number]

export const customerShiftTypesQuery = {
  ...queryOf(customerShiftTypes),
  meta: { failure: texts.shiftTypes.own.failed },
}
