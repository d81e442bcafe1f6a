import { expect, onTestFinished, test, vi } from 'vitest'
import type { Office } from './office.ts'
import { OfficeBusy } from './officeBusy.ts'
import { sharedPoolWorld, nameRead, pidOf, connected } from '../../../testing/world/offices/sharedPoolWorld.ts'

const { drie, een, twee, sharedPool } = await sharedPoolWorld()

test('two statements of one office at the same time use one connection, one after the other', async () => {
  const pool = sharedPool(2, 2, { waitForKnownMs: 5000 })
  const first = await pool.poolOf(een).connect()
  const waiting = pool.poolOf(een).connect()
  first.release()
  const second = await waiting
  expect([pidOf(second), pool.totalCount]).toEqual([pidOf(first), 1])
  second.release()
})

test('an office waits for its connection while another office uses that connection for a short time', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 3, waitForKnownMs: 5000 })
  const [ofEen, ofTwee] = [await pool.poolOf(een).connect(), await pool.poolOf(twee).connect()]
  ofTwee.release()
  const ofDrie = await pool.poolOf(drie).connect()
  expect(pidOf(ofDrie)).toBe(pidOf(ofTwee))
  const waiting = connected(pool, twee)
  ofEen.release()
  expect([pool.idleCount, pool.waitingCount]).toEqual([1, 1])
  ofDrie.release()
  expect(pidOf(await waiting)).toBe(pidOf(ofTwee))
})

test('an office gets another connection when its own connection is in use for long', async () => {
  const pool = sharedPool(2, 2, { waitForKnownMs: 1 })
  const first = await connected(pool, een)
  expect(pidOf(await connected(pool, een))).not.toBe(pidOf(first))
})

/** Starts requests that have to wait for a connection, and then moves the fake clock by the given time. */
async function waited<T>(ms: number, start: () => T): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const started = start()
  await vi.advanceTimersByTimeAsync(ms)
  vi.useRealTimers()
  return started
}

/**
 * Each office uses one connection and waits for a second connection. Then the connection of `een` becomes free. Returns
 * the names of the offices in the order in which they get this connection. The office `twee` has the first turn,
 * because it got its last connection before `een` did.
 */
async function servedAfter(ms: number, waitForKnownMs: number): Promise<string[]> {
  const pool = sharedPool(2, 2, { waitForKnownMs })
  const [ofTwee, ofEen] = [await pool.poolOf(twee).connect(), await pool.poolOf(een).connect()]
  const served: string[] = []
  const work = async (office: Office) => {
    const client = await pool.poolOf(office).connect()
    served.push(office.name)
    client.release()
  }
  const all = await waited(ms, () => [twee, een].map(work))
  ofEen.release()
  await Promise.all(all)
  ofTwee.release()
  return served
}

test('on a busy server, a connection that becomes free first serves a waiting office that used it before', async () => {
  // After 500 ms, both requests also accept a connection that few offices used before. They accept any connection only
  // after ten times the setting of 300 ms.
  expect(await servedAfter(500, 300)).toEqual(['een', 'twee'])
})

test('on a busy server, an office that has waited long gets the next free connection, before an office that used it', async () => {
  expect(await servedAfter(150, 1)).toEqual(['twee', 'een'])
})

test('a quiet office is served while one office keeps the connection that the quiet office used before, and another office keeps all other connections busy', async () => {
  const pool = sharedPool(3, 2)
  const known = await pool.poolOf(drie).connect()
  const others = [await pool.poolOf(een).connect(), await pool.poolOf(een).connect()]
  known.release()
  expect(pidOf(await connected(pool, twee))).toBe(pidOf(known))
  for (const client of others) client.release()
  let isBusy = true
  const work = async () => {
    while (isBusy) await pool.poolOf(een).query('select pg_sleep(0.01)')
  }
  const all = [1, 2, 3, 4].map(work)
  await vi.waitFor(() => expect(pool.waitingCount).toBeGreaterThan(0))
  // If the queue of the third office never had a turn, this request would fail at the end of its waiting time.
  await pool.poolOf(drie).query('select 1')
  isBusy = false
  await Promise.all(all)
})

test('on a server where all offices have waited long, most calls still get a connection that their office used before', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 2, waitForKnownMs: 1 })
  const [ofEen, ofTwee] = [await pool.poolOf(een).connect(), await pool.poolOf(twee).connect()]
  ofEen.release()
  const held = [await pool.poolOf(drie).connect(), ofTwee]
  const pids: number[] = []
  const work = async (office: Office) => {
    const client = await pool.poolOf(office).connect()
    pids.push(pidOf(client))
    client.release()
  }
  const all = await waited(100, () => Array.from({ length: 20 }, () => [een, twee, drie].map(work)).flat())
  for (const client of held) client.release()
  await Promise.all(all)
  expect(new Set(pids).size).toBeLessThanOrEqual(pids.length / 3)
})

test('an office replaces an idle connection when its own connection is in use for long', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 1 })
  await connected(pool, een)
  await pool.poolOf(twee).query('select 1')
  // Without a replaced connection, this request would fail at the end of its waiting time.
  expect(await nameRead(await connected(pool, een))).toBe('Een')
})

test('an office that uses all its connections waits and is then refused, while another office is served', async () => {
  const pool = sharedPool(3, 2, { waitAtMostMs: 1000 })
  await connected(pool, een)
  const second = await pool.poolOf(een).connect()
  const refused = pool.poolOf(een).connect()
  expect(await nameRead(await connected(pool, twee))).toBe('Twee')
  await expect(refused).rejects.toBeInstanceOf(OfficeBusy)
  const waiting = pool.poolOf(een).connect()
  second.release()
  const third = await waiting
  expect(await nameRead(third)).toBe('Een')
  third.release()
})

test('the offices get free database connections in turn', async () => {
  const pool = sharedPool(1, 1)
  const served: string[] = []
  const first = await pool.poolOf(een).connect()
  const work = async (office: Office) => {
    const client = await pool.poolOf(office).connect()
    served.push(office.name)
    client.release()
  }
  const all = [een, een, een, een, twee, twee].map(work)
  first.release()
  await Promise.all(all)
  expect(served).toEqual(['een', 'twee', 'een', 'twee', 'een', 'een'])
})
