import { expect, test } from 'vitest'
import { formatCount } from './formatCount.ts'

test('a count has a point after each three digits', () =>
  expect([0, 999, 2500, 1_234_567].map(formatCount)).toEqual(['0', '999', '2.500', '1.234.567']))
