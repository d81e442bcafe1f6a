import { expect, test } from 'vitest'
import { ticksOf } from './ticksOf.ts'

test.each<[sentence: string, counts: number[], ticks: number[]]>([
  ['of 312 timesheets, 298 submitted ones get 57 of 60 ticks', [298, 11, 3], [57, 2, 1]],
  ['one of 3,000 timesheets gets a tick', [2999, 1, 0], [59, 1, 0]],
  ['three stages with equal numbers get equal numbers of ticks', [7, 7, 7], [20, 20, 20]],
  ['the remaining tick goes to the stage with the largest remainder', [1, 1, 5], [9, 8, 43]],
  ['the ticks of many small stages are taken from the large stage', [2996, 1, 1, 1, 1], [56, 1, 1, 1, 1]],
  ['no timesheets have no ticks', [0, 0], [0, 0]],
])('%s', (_sentence, counts, ticks) => expect(ticksOf(counts)).toEqual(ticks))

test('the ticks of all stages together always fill the ring', () => {
  for (let a = 1; a < 40; a++)
    for (let b = 0; b < 40; b += 3) expect(ticksOf([a, b, 1, 0, 2]).reduce((sum, count) => sum + count, 0)).toBe(60)
})
