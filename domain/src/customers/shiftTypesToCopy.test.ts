import { expect, test } from 'vitest'
import { shiftTypesToCopy } from './shiftTypesToCopy.ts'

const named = (...names: string[]) => names.map((name, id) => ({ id, name }))

test('when shift types are copied to a customer, the customer gets only the shift types with a name that the customer does not have yet', () => {
  const { added, kept } = shiftTypesToCopy(named('Vroege', 'Late', 'Nacht'), named('Late'))
  expect(added.map(({ name }) => name)).toEqual(['Vroege', 'Nacht'])
  expect(kept.map(({ name }) => name)).toEqual(['Late'])
})

test('two names of shift types that differ only in capital letters or spaces count as the same name', () => {
  expect(shiftTypesToCopy(named('Vroege'), named(' vroege ')).added).toEqual([])
})

test('two shift types with the same name are both copied to a customer that has no shift type with this name', () => {
  expect(shiftTypesToCopy(named('Dag', 'Dag'), named('Nacht')).added).toHaveLength(2)
})
