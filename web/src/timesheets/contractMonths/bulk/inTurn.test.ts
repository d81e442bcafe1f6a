import { expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

test('the browser makes several files one after another, also when one file fails', async () => {
  const log: string[] = []
  const download = inTurn(async (name: string) => {
    log.push(`${name} begins`)
    await Promise.resolve()
    if (name === 'Bart') throw new Error('no paper')
    log.push(`${name} ends`)
  })
  const results = await Promise.allSettled(['Anna', 'Bart', 'Cis'].map(download))
  expect(log).toEqual(['Anna begins', 'Anna ends', 'Bart begins', 'Cis begins', 'Cis ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
