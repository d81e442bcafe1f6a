import { expect, test } from 'vitest'
import { shiftTypesToCopy } from './shiftTypesToCopy.ts'

const named = (...names: string[]) => names.map((name, id) => ({ id, name }))

test('a customer gets the shift types whose names it does not have', () => {
  const { added, kept } = shiftTypesToCopy(named('Vroege', 'Late', 'Nacht'), named('Late'))
  expect(added.map(({ name }) => name)).toEqual(['Vroege', 'Nacht'])
  expect(kept.map(({ name }) => name)).toEqual(['Late'])
})

test('capital letters and spaces around a name make no other name', () => {
  expect(shiftTypesToCopy(named('Vroege'), named(' vroege ')).added).toEqual([])
})

test('two shift types of one name are both copied to a customer that has no such name', () => {
  expect(shiftTypesToCopy(named('Dag', 'Dag'), named('Nacht')).added).toHaveLength(2)
})
