import { expect, test } from 'vitest'
import { testSeed } from '../fixtures/testSize.ts'
import { failover } from './failoverRun.ts'

test(
  'when the primary database is killed, no acknowledged write is lost, no unexpected error is returned and no mail is sent twice',
  { tags: 'deep' },
  async () => {
    const { found, acknowledged } = await failover({ seed: testSeed, times: 1 })
    expect(found).toEqual([])
    expect(acknowledged).toBeGreaterThan(15)
  },
)

test(
  'when the primary database of many offices is killed, each office keeps its acknowledged writes and its mails, and sees no other office',
  { tags: 'deep' },
  async () => {
    const { found, acknowledged } = await failover({ seed: testSeed, times: 1, offices: 3 })
    expect(found).toEqual([])
    expect(acknowledged).toBeGreaterThan(15)
  },
)
