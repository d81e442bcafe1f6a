import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Share } from './Share.ts'

test('two calls of one caller run at once and further calls wait in order, without a delay for another caller', async () => {
  const share = new Share({ atOnce: 2, waitMs: 1000 })
  let running = 0
  let most = 0
  const begun: string[] = []
  const work = (caller: string, name: string) =>
    share.use(caller, async () => {
      begun.push(name)
      running += caller === 'anna' ? 1 : 0
      most = Math.max(most, running)
      await pause(5)
      running -= caller === 'anna' ? 1 : 0
    })
  await Promise.all([work('anna', '1'), work('anna', '2'), work('anna', '3'), work('anna', '4'), work('els', 'els')])
  expect(most).toBe(2)
  expect(begun).toEqual(['1', '2', 'els', '3', '4'])
})

test('a call that waits too long for the other calls of the same caller is refused with a time to retry, and releases its place', async () => {
  const share = new Share({ atOnce: 1, waitMs: 20 })
  const first = Promise.withResolvers<string>()
  const running = share.use('anna', () => first.promise)
  await expect(share.use('anna', async () => 'late')).rejects.toMatchObject({
    refusal: { code: 'too_many', retryAfter: 2 },
  })
  first.resolve('done')
  expect(await running).toBe('done')
  expect(await share.use('anna', async () => 'again')).toBe('again')
})

test('a call that fails releases its place for the next call of the same caller', async () => {
  const share = new Share({ atOnce: 1, waitMs: 20 })
  await expect(share.use('anna', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await share.use('anna', async () => 'next')).toBe('next')
})

test('a call is refused immediately when a hundred calls of the same caller are waiting', async () => {
  const share = new Share({ atOnce: 1, waitMs: 60_000 })
  const first = Promise.withResolvers<void>()
  const calls = Array.from({ length: 101 }, () => share.use('anna', () => first.promise))
  await expect(share.use('anna', async () => 'one too many')).rejects.toMatchObject({ refusal: { code: 'too_many' } })
  expect(await share.use('els', async () => 'another caller')).toBe('another caller')
  first.resolve()
  await Promise.all(calls)
})
