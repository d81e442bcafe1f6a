import { expect, test } from 'vitest'
import { formatCount } from './formatCount.ts'

test('a large number is written with a point between the thousands', () =>
  expect([0, 999, 2500, 1_234_567].map(formatCount)).toEqual(['0', '999', '2.500', '1.234.567']))
