import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { OfficeBusy } from '../../db/offices/officeBusy.ts'
import { OfficeTurns } from './OfficeTurns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

/**
 * Starts calls that wait for their turns. The returned list has the calls whose turn has begun, each with the function
 * that ends the turn.
 */
async function calls(turns: OfficeTurns, office: string, count: number): Promise<(() => void)[]> {
  const begun: (() => void)[] = []
  for (let call = 0; call < count; call++) void turns.take(office).then((end) => begun.push(end))
  await settled()
  return begun
}

/** Lets the server read the requests that have arrived, after which the next turns begin. */
async function settled(): Promise<void> {
  for (let reading = 0; reading < 3; reading++) await setImmediate()
}

/** Makes an office noisy: the office has just used 500 ms for ten calls, and all these calls have ended. */
async function makeNoisy(turns: OfficeTurns, office: string): Promise<void> {
  const begun = await calls(turns, office, 10)
  await vi.advanceTimersByTimeAsync(50)
  for (const end of begun) end()
}

test('an office that is alone on the server never waits for its calls', async () => {
  const turns = new OfficeTurns()
  await makeNoisy(turns, 'noisy')
  expect(await calls(turns, 'noisy', 50)).toHaveLength(50)
})

test('an office with many calls runs one call at a time, and no call while an office with few calls runs one', async () => {
  const turns = new OfficeTurns()
  await makeNoisy(turns, 'noisy')
  const [endQuiet] = await calls(turns, 'quiet', 1)
  const noisy = await calls(turns, 'noisy', 3)
  expect(noisy).toHaveLength(0)
  endQuiet?.()
  await settled()
  expect(noisy).toHaveLength(1)
  expect(await calls(turns, 'quiet', 5)).toHaveLength(5)
  noisy[0]?.()
  await settled()
  expect(noisy).toHaveLength(1)
})

test('an office that makes the ten calls of one screen does not count as an office with too many calls', async () => {
  const turns = new OfficeTurns()
  await calls(turns, 'quiet', 1)
  expect(await calls(turns, 'screen', 10)).toHaveLength(10)
})

test('two offices that are equally busy do not wait for each other', async () => {
  const turns = new OfficeTurns()
  const begun = [...(await calls(turns, 'one', 10)), ...(await calls(turns, 'other', 10))]
  await vi.advanceTimersByTimeAsync(50)
  for (const end of begun) end()
  expect(await calls(turns, 'one', 10)).toHaveLength(10)
  expect(await calls(turns, 'other', 10)).toHaveLength(10)
})

test('an office with many calls does not wait any more when the other offices make no calls for a second', async () => {
  const turns = new OfficeTurns()
  for (const end of await calls(turns, 'quiet', 1)) end()
  await vi.advanceTimersByTimeAsync(1001)
  await makeNoisy(turns, 'noisy')
  expect(await calls(turns, 'noisy', 20)).toHaveLength(20)
})

test('a call that takes long delays the calls of other offices for only a tenth of a second', async () => {
  const turns = new OfficeTurns()
  await makeNoisy(turns, 'noisy')
  await calls(turns, 'quiet', 1)
  const noisy = await calls(turns, 'noisy', 2)
  await vi.advanceTimersByTimeAsync(100)
  await settled()
  expect(noisy).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  await settled()
  expect(noisy).toHaveLength(2)
})

test('when an office has a hundred waiting calls, the server refuses the next call of that office', async () => {
  const turns = new OfficeTurns()
  await makeNoisy(turns, 'noisy')
  await calls(turns, 'quiet', 1)
  const noisy = await calls(turns, 'noisy', 100)
  await expect(turns.take('noisy')).rejects.toBeInstanceOf(OfficeBusy)
  expect(noisy).toHaveLength(0)
})

test('an office with many calls is still served while the calls of many other offices follow each other without a pause', async () => {
  const turns = new OfficeTurns()
  await makeNoisy(turns, 'noisy')
  await calls(turns, 'quiet', 1)
  const noisy = await calls(turns, 'noisy', 100)
  for (let turn = 0; turn < 50; turn++) {
    const quiet = await calls(turns, `quiet ${turn % 25}`, 1)
    await vi.advanceTimersByTimeAsync(40)
    const next = await calls(turns, `quiet ${(turn + 1) % 25}`, 1)
    for (const end of [...quiet, ...next]) setTimeout(end, 20)
  }
  // These two seconds have time for twenty turns of the maximum length. The noisy office must get at least five turns.
  expect(noisy.length).toBeGreaterThanOrEqual(5)
})

test('when a request of a quiet office arrives before the turn of a noisy office ends, this request begins before the next turn of the noisy office', async () => {
  const turns = new OfficeTurns()
  await makeNoisy(turns, 'noisy')
  for (const end of await calls(turns, 'quiet', 1)) end()
  const noisy = await calls(turns, 'noisy', 2)
  expect(noisy).toHaveLength(1)
  noisy[0]?.()
  // The server reads the request of the quiet office after the end of the turn.
  const quiet: (() => void)[] = []
  void setImmediate().then(async () => quiet.push(await turns.take('quiet')))
  await settled()
  expect([noisy.length, quiet.length]).toEqual([1, 1])
  quiet[0]?.()
  await settled()
  expect(noisy).toHaveLength(2)
})
