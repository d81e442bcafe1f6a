import { expect, test } from 'vitest'
import { isDeep, testSeed } from '../fixtures/testSize.ts'
import { askTheDemo } from './inputRun.ts'

const EACH = isDeep ? 50 : 2

test(
  'a random request never causes a server error, never runs without end, and stores nothing when it is refused',
  { tags: 'sized' },
  async () => {
    const { found, calls, watchedRefusals } = await askTheDemo({ seed: testSeed, timesOf: () => EACH })
    // The report of a run shows only the first line of a failure, so this line must name what was found.
    expect(found.join('; ')).toBe('')
    expect([...calls].filter(([, { asked }]) => asked < EACH)).toEqual([])
    expect(watchedRefusals).toBeGreaterThan(20 * EACH)
  },
)
