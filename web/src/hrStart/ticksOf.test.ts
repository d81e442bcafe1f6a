import { expect, test } from 'vitest'
import { ticksOf } from './ticksOf.ts'

test.each<[sentence: string, counts: number[], ticks: number[]]>([
  ['of 312 timesheets, 298 submitted fill all but three', [298, 11, 3], [57, 2, 1]],
  ['one of three thousand is seen', [2999, 1, 0], [59, 1, 0]],
  ['three that are as many get as many', [7, 7, 7], [20, 20, 20]],
  ['what is left over goes to whom it comes nearest', [1, 1, 5], [9, 8, 43]],
  ['many small ones take from the large one', [2996, 1, 1, 1, 1], [56, 1, 1, 1, 1]],
  ['nothing has no tick', [0, 0], [0, 0]],
])('%s', (_sentence, counts, ticks) => expect(ticksOf(counts)).toEqual(ticks))

test('the ticks of all stages together always fill the ring', () => {
  for (let a = 1; a < 40; a++)
    for (let b = 0; b < 40; b += 3) expect(ticksOf([a, b, 1, 0, 2]).reduce((sum, count) => sum + count, 0)).toBe(60)
})
