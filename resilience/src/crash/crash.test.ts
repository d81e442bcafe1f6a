import { expect, test } from 'vitest'
import { isDeep, testSeed } from '../fixtures/testSize.ts'
import { crash } from './crashRun.ts'

const CRASHES = isDeep ? 5 : 1

test(
  'when the server, its database or both crash, no acknowledged write is lost and no mail is sent twice',
  { tags: ['sized', 'repeated'] },
  async () => {
    const { found, acknowledged, mails } = await crash({ seed: testSeed, times: CRASHES })
    expect(found).toEqual([])
    expect(acknowledged).toBeGreaterThan(15 * CRASHES)
    expect(mails).toBeGreaterThan(CRASHES / 2)
  },
)
