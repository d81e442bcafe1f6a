import { expect, test } from 'vitest'
import { crash } from './crashRun.ts'

test('five crashes of the server, its database or both lose nothing that was acknowledged and send no mail twice', async () => {
  const { found, acknowledged, mails } = await crash({ seed: 1, times: 5 })
  expect(found).toEqual([])
  expect(acknowledged).toBeGreaterThan(100)
  expect(mails).toBeGreaterThan(2)
})
