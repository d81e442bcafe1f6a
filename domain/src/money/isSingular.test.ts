import { expect, test } from 'vitest'
import { isSingular } from './isSingular.ts'

test.each([
  [0, false],
  [0.5, true],
  [1, true],
  [1.5, false],
  [2, false],
  [-1, true],
])('a noun after the amount %d is singular: %s', (amount, singular) => {
  expect(isSingular(amount)).toBe(singular)
})
