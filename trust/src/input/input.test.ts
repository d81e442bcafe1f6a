import { expect, test } from 'vitest'
import { askTheDemo } from './inputRun.ts'

const EACH = 200

test('no call breaks, hangs or writes what it refuses, whatever is sent', async () => {
  const { found, calls, watchedRefusals } = await askTheDemo({ seed: 8, timesOf: () => EACH })
  expect(found).toEqual([])
  expect([...calls].filter(([, { asked }]) => asked < EACH)).toEqual([])
  expect(watchedRefusals).toBeGreaterThan(5000)
})
