import { expect, test } from 'vitest'
import { OfficeCalls } from './OfficeCalls.ts'

test('an office can make as many calls at once as the limit allows in ten seconds, and after that a fixed number of calls each second', async () => {
  let now = 0
  const calls = new OfficeCalls(2, () => now)
  const refusals = async (count: number): Promise<unknown[]> => {
    const results = await Promise.allSettled(Array.from({ length: count }, () => calls.consume()))
    return results.filter(({ status }) => status === 'rejected')
  }
  expect(await refusals(20)).toEqual([])
  expect(await refusals(2)).toHaveLength(2)
  now = 1000
  expect(await refusals(3)).toHaveLength(1)
  now = 1_000_000
  expect(await refusals(21)).toHaveLength(1)
})

test('the refusal of a call above the limit of an office contains the seconds to wait', async () => {
  const calls = new OfficeCalls(1, () => 0)
  for (let call = 0; call < 10; call++) await calls.consume()
  await expect(calls.consume()).rejects.toMatchObject({ refusal: { code: 'office_calls', retryAfter: 1 } })
})
