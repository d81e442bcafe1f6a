import { expect, test } from 'vitest'
import { testSeed } from '../fixtures/testSize.ts'
import { failover } from './failoverRun.ts'

test(
  'a primary database that is killed loses no acknowledged write, gives no unexpected error and sends no mail twice',
  { tags: 'deep' },
  async () => {
    const { found, acknowledged } = await failover({ seed: testSeed, times: 1 })
    expect(found).toEqual([])
    expect(acknowledged).toBeGreaterThan(15)
  },
)
