import { expect, test } from 'vitest'
import { basisPoints } from './basisPoints.ts'
import { formatPercentage } from './formatPercentage.ts'

const shares: [share: number, formatted: string][] = [
  [0, '0 %'],
  [3_500, '35 %'],
  [1_250, '12,5 %'],
  [10_000, '100 %'],
  [25, '0,25 %'],
]
test.each(shares)('a percentage of %i basis points is written as %s', (share, formatted) => {
  expect(formatPercentage(basisPoints(share))).toBe(formatted.replace(' ', '\u00A0'))
})
