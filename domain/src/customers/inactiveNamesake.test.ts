import { expect, test } from 'vitest'
import { inactiveNamesake, refusalToNameCustomer } from './inactiveNamesake.ts'

const customers = [
  { id: 1, name: 'AZ Klaverveld', active: true },
  { id: 2, name: 'Thuiszorg Duinrand', active: false },
]

test.each([
  ['an inactive customer with the same name is found', 'Thuiszorg Duinrand', 2],
  ['an inactive customer with the same name in other capitals is found', 'THUISZORG duinrand', 2],
  ['an inactive customer is found when the new name has extra spaces', ' Thuiszorg Duinrand ', 2],
  ['no inactive customer is offered when an active customer has the name', 'AZ Klaverveld', undefined],
  ['another name', 'Thuiszorg', undefined],
])('an inactive customer with the same name is found: %s', (_case, name, id) => {
  expect(inactiveNamesake(customers, name)?.id).toBe(id)
})

test('a new customer cannot have the name of an active customer', () => {
  const refusal = (name: string, changes: object = {}) =>
    refusalToNameCustomer(customers, { id: null, active: true, name, ...changes })
  expect(refusal('az klaverveld')).toEqual({ code: 'customer_name_taken' })
  expect(refusal('Thuiszorg Duinrand')).toBeNull()
  expect(refusal('AZ Klaverveld', { id: 1 })).toBeNull()
  expect(refusal('AZ Klaverveld', { id: 2, active: false })).toBeNull()
})
