import { expect, test } from 'vitest'
import { activeNamesake, inactiveNamesake } from './inactiveNamesake.ts'

const customers = [
  { id: 1, name: 'AZ Klaverveld', active: true },
  { id: 2, name: 'Thuiszorg Duinrand', active: false },
]

test.each([
  ['the same name', 'Thuiszorg Duinrand', 2],
  ['the same name in other capitals', 'THUISZORG duinrand', 2],
  ['the same name with spaces around it', ' Thuiszorg Duinrand ', 2],
  ['a name that an active customer has', 'AZ Klaverveld', undefined],
  ['another name', 'Thuiszorg', undefined],
])('the inactive customer is found again: %s', (_case, name, id) => {
  expect(inactiveNamesake(customers, name)?.id).toBe(id)
})

test('an active customer has the name, so a new customer cannot have it', () => {
  expect(activeNamesake(customers, 'az klaverveld')?.id).toBe(1)
  expect(activeNamesake(customers, 'Thuiszorg Duinrand')).toBeNull()
})
