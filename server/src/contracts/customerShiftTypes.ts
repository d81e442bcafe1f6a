import type { customerShiftTypes as call } from '@uurwerk/contract/ownShiftTypes'
import { ownShiftTypesSince } from '@uurwerk/domain/customers/ownShiftTypesSince'
import { shiftTypeDto } from '../customers/shiftTypeDto.ts'
import type { AnswerOf, QueryContext } from '../http/route.ts'
import { readCustomerShiftTypes } from './ownShiftTypeStore.ts'

/**
 * The shift types that the caller made and those that HR made, at each customer with which the caller has a contract.
 */
export async function customerShiftTypes({ db, actor, today }: QueryContext): Promise<AnswerOf<typeof call>> {
  const rows = await readCustomerShiftTypes(db, { personId: actor.personId, since: ownShiftTypesSince(today) })
  const customerShiftTypesDtoList = rows.map(({ shiftTypes, ...customer }) => ({
    ...customer,
    shiftTypes: shiftTypes.map(({ type, own }) => ({ ...shiftTypeDto(type), own })),
  }))
  return { _embedded: { customerShiftTypesDtoList } }
}
