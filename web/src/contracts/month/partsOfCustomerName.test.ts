import { expect, test } from 'vitest'
import { partsOfCustomerName } from './partsOfCustomerName.ts'

test.each([
  ['AZ Klaverveld – campus Berkenbroek', ['AZ Klaverveld', ' – ', 'campus Berkenbroek']],
  ['AZ Delta – site Noord – dienst 2', ['AZ Delta – site Noord', ' – ', 'dienst 2']],
  ['Revalidatiecentrum De Wielewaal', ['Revalidatiecentrum', ' ', 'De Wielewaal']],
  ['Thuiszorg Duinrand', ['Thuiszorg', ' ', 'Duinrand']],
  ['Psychogeriatriewoonzorgcentrum', ['', '', 'Psychogeriatriewoonzorgcentrum']],
])('a long customer name %s is cut, and the end that stays visible is %j', (name, parts) => {
  expect(partsOfCustomerName(name)).toEqual(parts)
})
