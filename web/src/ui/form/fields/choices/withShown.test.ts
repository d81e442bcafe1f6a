import { expect, test } from 'vitest'
import { withShown } from './withShown.ts'

test('a chosen customer that the search hides stays chosen when HR chooses or clears all found customers', () => {
  expect([...withShown(new Set([1]), [2, 3], new Set([2, 3]))]).toEqual([1, 2, 3])
  expect([...withShown(new Set([1, 2, 3]), [2, 3], new Set())]).toEqual([1])
})

test('when HR clears one of the found customers, all other chosen customers stay chosen', () => {
  expect([...withShown(new Set([1, 2, 3]), [2, 3], new Set([1, 3]))]).toEqual([1, 3])
})
