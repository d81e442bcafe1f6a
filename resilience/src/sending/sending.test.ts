import { expect, test } from 'vitest'
import { testSeed } from '../fixtures/testSize.ts'
import { sending } from './sendingRun.ts'

const KILLS = 2

test(
  'when the server is killed while it sends documents, every document reaches the access point exactly once, and every state that the access point reported is kept',
  { tags: 'deep' },
  async () => {
    const { found, sent } = await sending({ seed: testSeed, times: KILLS })
    expect(found).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(KILLS)
  },
)
