import { expect, test } from 'vitest'
import { scaleOf } from './scaleOf.ts'

test.each<[values: number[], lines: number[]]>([
  [
    [264, 120],
    [0, 100, 200, 300],
  ],
  [
    [0.5, 1],
    [0, 0.5, 1],
  ],
  [
    [1000, 690],
    [0, 500, 1000],
  ],
  [
    [-300, 900],
    [-500, 0, 500, 1000],
  ],
  [[75], [0, 25, 50, 75]],
])('a chart with the values %j has grid lines at %j', (values, lines) => expect(scaleOf(values).lines).toEqual(lines))

test('the grid lines of a chart cover every value of the chart, and there are only a few lines', () => {
  for (let value = 0.5; value < 1e9; value *= 1.7) {
    const { lines, lowest, highest } = scaleOf([value, -value / 9])
    expect(highest).toBeGreaterThanOrEqual(value)
    expect(lowest).toBeLessThanOrEqual(-value / 9)
    expect(lines.length).toBeLessThanOrEqual(6)
  }
})
