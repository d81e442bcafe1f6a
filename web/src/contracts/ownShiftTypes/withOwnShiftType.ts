import type { OwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import type { CustomerShiftTypesList } from './queries.ts'

/**
 * The list of shift types after an answer of the server. The shift type of the answer is added, or replaced, or removed
 * when it is archived.
 */
export function withOwnShiftType(list: CustomerShiftTypesList, answer: OwnShiftType): CustomerShiftTypesList {
  const customers = list._embedded.customerShiftTypesDtoList.map((customer) => {
    if (customer.customerId !== answer.customerId) return customer
    const isThere = customer.shiftTypes.some(({ id }) => id === answer.id)
    const shiftTypes = isThere
      ? customer.shiftTypes.map((shiftType) => (shiftType.id === answer.id ? answer : shiftType))
      : [...customer.shiftTypes, answer]
    return { ...customer, shiftTypes: shiftTypes.filter(({ archived }) => !archived) }
  })
  return { ...list, _embedded: { customerShiftTypesDtoList: customers } }
}
