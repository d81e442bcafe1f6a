import { expect, test } from 'vitest'
import { ticksOf } from './ticksOf.ts'

test.each<[sentence: string, counts: number[], ticks: number[]]>([
  ['298 of 312 timesheets get 57 of the 60 lines of the ring', [298, 11, 3], [57, 2, 1]],
  ['one of 3,000 timesheets gets a line of the ring', [2999, 1, 0], [59, 1, 0]],
  ['three stages with equal numbers of timesheets get equal numbers of lines', [7, 7, 7], [20, 20, 20]],
  ['the stage with the largest remainder gets the remaining line of the ring', [1, 1, 5], [9, 8, 43]],
  ['the lines for many small stages are taken from the large stage', [2996, 1, 1, 1, 1], [56, 1, 1, 1, 1]],
  ['the ring has no coloured lines when there are no timesheets', [0, 0], [0, 0]],
])('the lines of the ring chart are divided over the stages of the timesheets: %s', (_sentence, counts, ticks) =>
  expect(ticksOf(counts)).toEqual(ticks),
)

test('in the ring chart of the timesheets, the parts of all stages together always fill the ring', () => {
  for (let a = 1; a < 40; a++)
    for (let b = 0; b < 40; b += 3) expect(ticksOf([a, b, 1, 0, 2]).reduce((sum, count) => sum + count, 0)).toBe(60)
})
