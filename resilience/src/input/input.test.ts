import { endpoints } from '@uurwerk/contract/endpoints'
import { expect, test } from 'vitest'
import { isDeep, testSeed } from '../fixtures/testSize.ts'
import { askTheDemo } from './inputRun.ts'

const EACH = isDeep ? 50 : 2
/**
 * The endpoints are divided into this number of parts. `npm test` calls the endpoints of one part, which depends on the
 * commit. The deep run calls all endpoints.
 */
const PARTS = isDeep ? 1 : 3
const chosen = new Set([...endpoints.values()].filter((_, index) => index % PARTS === testSeed % PARTS))

test(
  'a random request never causes a server error, never runs without end, and stores nothing when it is refused',
  { tags: ['sized', 'repeated'] },
  async () => {
    const { found, calls, watchedRefusals } = await askTheDemo({
      seed: testSeed,
      timesOf: (endpoint) => (chosen.has(endpoint) ? EACH : 0),
    })
    // The report of a run shows only the first line of a failure, so the faults are joined into one line.
    expect(found.join('; ')).toBe('')
    // One endpoint is not called: the reset of the demo.
    expect(calls.size).toBeGreaterThanOrEqual(chosen.size - 1)
    expect([...calls].filter(([, { requests: times }]) => times < EACH)).toEqual([])
    expect(watchedRefusals).toBeGreaterThan((20 * EACH) / PARTS)
  },
)
